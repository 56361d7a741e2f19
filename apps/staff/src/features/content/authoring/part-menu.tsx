import type { AuthoredState, AuthoredTree } from '@qadam/contract'
import { IconButton } from '@qadam/ui/button'
import { Icon } from '@qadam/ui/icon'
import { ActionMenu, type MenuAction } from '@qadam/ui/menu'
import { useConfirm } from '@qadam/ui/use-confirm'
import { showToast } from '@qadam/web/toast'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { keepTree } from './authoring-queries.ts'
import { conflictText, reasonOf, studentsOf } from './conflict-text.ts'
import { PublishDialog } from './publish-dialog.tsx'
import { undelete } from './undelete.ts'
import { lastSaveIn } from './last-save-in.ts'
import { offerUndo } from '../../../platform/undo-toast.ts'

export interface PartMenuProps {
  kind: 'course' | 'module' | 'lesson'
  id: number
  title: string
  state: AuthoredState
  tree: AuthoredTree
  /** What else may be done: a name changed, a place. */
  more?: readonly MenuAction[]
  /** When it is there no more. */
  onDeleted?: () => void
  onCopied?: (id: number) => void
}

/** What may be done with a course, a module or a lesson: what can not be undone at a press, after a question. */
export function PartMenu({
  kind,
  id,
  title,
  state,
  tree,
  more = [],
  onDeleted,
  onCopied,
}: PartMenuProps): ReactNode {
  const { t } = useTranslation()
  const [isPublishing, setPublishing] = useState(false)
  const confirm = useConfirm()
  const refresh = () => void queryClient.invalidateQueries({ queryKey: ['authoring'] })
  const fail = (failure: unknown) => void showToast('error', conflictText(failure, t))
  const copy = useMutation({
    mutationFn: async () => await call('authoring_copy', { kind, id }),
    onSuccess: (made) => {
      void showToast('success', t('authoring.done.copied'))
      onCopied?.(made.id)
    },
    onError: fail,
    onSettled: refresh,
  })
  const remove = useMutation({
    mutationFn: async () =>
      await call('authoring_delete', { kind, id, seen: lastSaveIn({ kind, id }, tree) }),
    onSuccess: () => {
      if (kind === 'course') void showToast('success', t('authoring.done.deleted'))
      else offerUndo(t('authoring.part_deleted', { title }), t, () => void undelete({ kind, id }, t))
      onDeleted?.()
    },
    onError: (failure) =>
      reasonOf(failure) === 'studied'
        ? void showToast('error', t('authoring.delete_studied', { students: studentsOf(failure) }))
        : fail(failure),
    onSettled: refresh,
  })
  const unpublish = useMutation({
    mutationFn: async (confirmed: boolean) => await call('authoring_unpublish', { kind, id, confirmed }),
    onSuccess: (next) => {
      keepTree(next)
      void showToast('success', t('authoring.done.unpublished'))
    },
    onError: (failure) =>
      reasonOf(failure) === 'studied' ? askToUnpublish(studentsOf(failure)) : fail(failure),
  })
  /** @param students how many have studied it, once that is known. */
  function askToUnpublish(students: number): void {
    confirm.ask({
      tone: 'danger',
      title: t('authoring.unpublish_title', { title }),
      body: students > 0 ? t('authoring.unpublish_studied', { students }) : t('authoring.unpublish_text'),
      confirmLabel: t('authoring.unpublish'),
      cancelLabel: t('shell.cancel'),
      onConfirm: () => unpublish.mutate(students > 0),
    })
  }
  const askToDelete = () =>
    confirm.ask({
      tone: 'danger',
      title: t('authoring.delete_title', { title }),
      body: t('authoring.delete_text'),
      confirmLabel: t('authoring.delete'),
      cancelLabel: t('shell.cancel'),
      onConfirm: () => remove.mutate(),
    })
  const isBusy = copy.isPending || remove.isPending || unpublish.isPending
  const actions: MenuAction[] = [
    ...more,
    ...(state === 'published' && kind === 'lesson'
      ? []
      : [{ id: 'publish', label: t('authoring.publish'), onSelect: () => setPublishing(true) }]),
    ...(state === 'draft'
      ? []
      : [
          {
            id: 'unpublish',
            label: t('authoring.unpublish'),
            onSelect: () => askToUnpublish(0),
          },
        ]),
    { id: 'copy', label: t('authoring.copy'), onSelect: () => copy.mutate() },
    {
      id: 'delete',
      label: t('authoring.delete'),
      tone: 'danger' as const,
      // A module or lesson is offered back instead of being asked about.
      onSelect: () => (kind === 'course' ? askToDelete() : remove.mutate()),
    },
  ]
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton
            label={t('authoring.more', { title })}
            icon={<Icon name="more" size={20} />}
            disabled={isBusy}
          />
        }
        actions={actions}
      />
      {isPublishing && (
        <PublishDialog part={{ kind, id, title }} tree={tree} onClose={() => setPublishing(false)} />
      )}
      {confirm.dialog}
    </>
  )
}
