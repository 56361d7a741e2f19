import type { DraftLabels, EditorLabels } from '@qadam/code-lab/project-editor'
import { fileType, fileTypes, tidyName, type ProjectKind } from '@qadam/code-lab/project'
import type { TFunction } from 'i18next'

const noTypes = { type: '', types: '' }

/** The editor's words in the reader’s language. */
export function editorLabels(t: TFunction, formatSize: (bytes: number) => string): EditorLabels {
  return {
    editor: t('code.editor'),
    files: t('code.files'),
    code: (file) => t('code.code_of', { file }),
    leaveHint: t('code.leave_hint'),
    add: t('code.add'),
    addTitle: t('code.add_title'),
    rename: t('code.rename'),
    renameTitle: t('code.rename_title'),
    name: t('code.name'),
    nameHint: t('code.name_hint'),
    save: t('code.save'),
    cancel: t('code.cancel'),
    delete: t('code.delete'),
    deleteTitle: (file) => t('code.delete_title', { file }),
    deleteText: t('code.delete_text'),
    search: t('code.search'),
    more: t('code.more'),
    smaller: t('code.smaller'),
    larger: t('code.larger'),
    download: t('code.download'),
    upload: t('code.upload'),
    uploadTitle: t('code.upload_title'),
    uploadText: t('code.upload_text'),
    replace: t('code.replace'),
    close: t('code.close'),
    problem: (problem, given) =>
      t(`code.problem.${problem}`, given ? typesOf(given.name, given.kind) : noTypes),
    uploadProblem: (found, kind) => {
      const problem = t(`code.upload_problem.${found.problem}`, {
        ...('name' in found ? { name: found.name, ...typesOf(found.name, kind) } : { name: '', ...noTypes }),
        size: formatSize('maxBytes' in found ? found.maxBytes : 0),
        most: 'most' in found ? found.most : 0,
      })
      return problem
    },
    uploadTaking: t('code.upload_taking'),
    downloadFailed: t('code.download_failed'),
    symbols: t('code.symbols'),
    tab: t('code.tab'),
    phrases: {
      Find: t('code.find.find'),
      Replace: t('code.find.replace'),
      next: t('code.find.next'),
      previous: t('code.find.previous'),
      all: t('code.find.all'),
      'match case': t('code.find.match_case'),
      'by word': t('code.find.by_word'),
      regexp: t('code.find.regexp'),
      replace: t('code.find.replace_one'),
      'replace all': t('code.find.replace_all'),
      close: t('code.close'),
      'current match': t('code.find.current_match'),
      'on line': t('code.find.on_line'),
      'replaced match on line $': t('code.find.replaced_on_line'),
      'replaced $ matches': t('code.find.replaced'),
      'Go to line': t('code.find.go_to_line'),
      go: t('code.find.go'),
      Completions: t('code.completions'),
      Diagnostics: t('code.diagnostics'),
      'No diagnostics': t('code.no_diagnostics'),
      'folded code': t('code.folded'),
      unfold: t('code.unfold'),
      to: t('code.to'),
      'Control character': t('code.control_character'),
      'Selection deleted': t('code.selection_deleted'),
    },
  }
}

/** The type that a name has, and those it may have. */
const typesOf = (name: string, kind: ProjectKind) => ({
  type: fileType(tidyName(name)),
  types: fileTypes[kind].map((type) => `.${type}`).join(', '),
})

export function draftLabels(t: TFunction): DraftLabels {
  return {
    saved: t('code.draft.saved'),
    saving: t('code.draft.saving'),
    waiting: t('code.draft.waiting'),
    waitingUnkept: t('code.draft.waiting_unkept'),
    refused: t('code.draft.refused'),
    retry: t('code.draft.retry'),
    conflict: t('code.draft.conflict'),
    compare: t('code.draft.compare'),
    conflictTitle: t('code.draft.conflict_title'),
    conflictText: t('code.draft.conflict_text'),
    mine: t('code.draft.mine'),
    theirs: t('code.draft.theirs'),
    keepMine: t('code.draft.keep_mine'),
    keepTheirs: t('code.draft.keep_theirs'),
    resolveFailed: t('code.draft.resolve_failed'),
    close: t('code.close'),
    absent: t('code.draft.absent'),
  }
}
