import type { DeletedPart } from '@qadam/contract'
import { isCallError } from '@qadam/web/call-error'
import { showToast } from '@qadam/web/toast'
import type { TFunction } from 'i18next'
import { call } from '../../../platform/call.ts'
import { queryClient } from '../../../platform/query-client.ts'
import { keepTree } from './authoring-queries.ts'
import { conflictText } from './conflict-text.ts'

/** Brings a deleted module or lesson back. From a toast, so that no page needs to be open. */
export async function undelete({ kind, id }: Pick<DeletedPart, 'kind' | 'id'>, t: TFunction): Promise<void> {
  try {
    keepTree(await call('authoring_undelete', { kind, id }))
    void showToast('success', t('authoring.done.undeleted'))
  } catch (failure) {
    const text = isCallError(failure, 'not_found') ? t('authoring.undelete_gone') : conflictText(failure, t)
    void showToast('error', text)
  }
  void queryClient.invalidateQueries({ queryKey: ['authoring'] })
}
