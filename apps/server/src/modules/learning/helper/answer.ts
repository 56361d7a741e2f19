import { limits, SchoolError, type HelperEvent, type HelperReply, type Lang } from '@qadam/contract'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'
import type { ActionContext } from '../../../actions/action-handler.ts'
import { errorMessage } from '../../../i18n/error-messages.ts'
import { say } from '../../../i18n/localized.ts'
import { findProject, playgroundStarter } from '../projects/index.ts'
import { codeChecksOf, codeTaskOf, renderComments, type CodeTask } from '../questions/index.ts'
import { helperSetting } from './helper-setting.ts'
import { schoolDay } from '../../rewards/streaks/index.ts'
import { askModel, usualPatience, type ModelEndpoint } from './ask-model.ts'
import { analyse } from './analyse.ts'
import { findInBook, findLessonText } from './book.ts'
import { asksForBook } from './book-terms.ts'
import { triedText, type Tried } from './built-in/tried.ts'
import { wordsOf } from './built-in/words.ts'
import { giveUseBack, insertMessages, listMessages, takeUse, type MessageRecord } from './helper-store.ts'
import { plainText } from './plain-text.ts'
import { playgroundTask, promptOf } from './prompt.ts'
import { cutFiles, readSentFiles, type CodeFiles } from './sent-files.ts'
import { SolutionGuard } from './solution-guard.ts'
import { mayPass, solvesTask } from './solves-task.ts'
import { tryChecks } from './try-checks.ts'
import type { Subject } from './talk-place.ts'

/** How often a client hears of an answer that is held back; it gives up much later. */
const STILL_THERE_ms = 5000

export interface Asked extends Subject {
  /** Empty where a hint is wanted. */
  message: string
  problem: string
  /** The rung of the hint that is wanted. */
  level: number | null
}

interface Code {
  task: CodeTask | undefined
  files: CodeFiles
}

interface TriedCode extends Code {
  /** Runs the visible checks. */
  tried?: () => Promise<Tried | undefined>
}

interface Answering {
  endpoint: ModelEndpoint | undefined
  /** Until an admin sets another. */
  dailyLimit: number
  warn: (reason: string) => void
  /** Undefined where the school has no sandbox: nothing is said of checks then. */
  run: RunProgram | undefined
}

/**
 * Streams one answer, and the whole of it at the end, when it is stored. An answer that fails, or whose client left
 * before its first letter, does not count; what a student stopped in the middle is stored as far as it came.
 * @throws SchoolError helper.limit_reached
 */
export async function* answer(
  context: ActionContext,
  { endpoint, dailyLimit: usual, warn, run }: Answering,
  asked: Asked,
): AsyncGenerator<HelperEvent, undefined> {
  const { db, actor, now, timeZone, lang } = context
  const day = schoolDay(now, timeZone)
  const task = taskOf(context, asked)
  const files = await filesOf(context, asked, task)
  const { daily_limit: dailyLimit } = await helperSetting(usual).find(db)
  const used = await takeUse(db, actor.id, day, dailyLimit)
  if (used === undefined) throw new SchoolError('helper.limit_reached', { left_today: 0 })
  let left = dailyLimit - used
  let text = ''
  let isSettled = false
  const keep = async (content: string, by: 'model' | 'built_in'): Promise<HelperReply> => {
    isSettled = true
    await keepMessages(context, asked, content, by)
    const [html = ''] = await renderComments([content], actor.id)
    return {
      reply: content,
      html,
      answered_by: by,
      level: asked.level,
      left_today: Math.max(left, 0),
    }
  }
  const tried = async (): Promise<Tried | undefined> => {
    if (!run || !asked.question || task?.language !== 'python') return undefined
    // A file that could not be read, such as a picture, would be missing.
    if (context.uploads.length > Object.keys(files).length) return undefined
    if (files['main.py']?.trim() === task.starter['main.py']?.trim()) return undefined
    return await tryChecks(asked.question, files, { run, lang, gone: context.waiting?.gone })
  }
  try {
    if (!endpoint) {
      // The last rung is an example, whatever the program does.
      const code = { task, files, ...(asked.level !== 3 && { tried }) }
      const content = await builtIn(asked, code, context, false)
      yield { type: 'token', text: content }
      yield { type: 'done', data: await keep(content, 'built_in') }
      return
    }
    const { question } = asked
    const canTry = run !== undefined && question !== undefined && task?.language === 'python'
    const guard = new SolutionGuard(task?.solution ?? null, task?.starter ?? {}, files, {
      before: await saidByModel(context, asked),
      ...(canTry && { mayPass: (code: string) => mayPass(question, code) }),
    })
    let told = Date.now()
    for await (const piece of streamModel(context, endpoint, asked, { task, files, tried })) {
      const passed = cut(guard.pass(piece), text.length)
      text += passed
      // While the rest is held back, an empty piece tells the client that it still comes.
      if (passed !== '' || (guard.isHolding && Date.now() - told > STILL_THERE_ms)) {
        told = Date.now()
        yield { type: 'token', text: passed }
      }
      if (guard.isLeak || guard.length >= limits.helper.replyMaxLength) break
    }
    const ending = guard.end()
    const { programs } = guard
    const gone = context.waiting?.gone
    const { trial_ms: patience_ms } = endpoint.patience ?? usualPatience
    const verdict =
      canTry && !guard.isLeak
        ? await solvesTask(question, programs, files, { run, warn, gone, patience_ms })
        : 'harmless'
    // Nobody waits any more: what was shown is kept, and what was not tried is not.
    if (verdict === 'unknown' && gone?.aborted === true) return
    const isSolution = guard.isLeak || verdict !== 'harmless'
    const rest = isSolution ? '' : cut(ending, text.length)
    text += rest
    if (rest !== '') yield { type: 'token', text: rest }
    if (isSolution)
      yield {
        type: 'done',
        data: await keep(await builtIn(asked, { task, files }, context, true), 'built_in'),
      }
    else yield { type: 'done', data: await keep(text.trim() === '' ? '…' : text.trim(), 'model') }
  } catch (error) {
    if (isSettled) throw error
    warn(error instanceof Error && error.name === 'ModelFailure' ? error.message : 'an unforeseen error')
    if (context.waiting?.gone.aborted === true && text.trim() !== '') return
    left = dailyLimit - (await giveUseBack(db, actor.id, day))
    if (text.trim() !== '') {
      // What was read stays read; that more was to come is said where it ends.
      const content = `${text.trim()} …\n\n_${wordsOf(lang).brokenOff}_`
      yield { type: 'done', data: await keep(content, 'model') }
      return
    }
    isSettled = true
    const code = 'helper.unavailable'
    yield { type: 'error', error: { code, message: errorMessage(code, lang), left_today: left } }
  } finally {
    // Stopped in the middle.
    if (!isSettled && text.trim() !== '') await keep(`${text.trim()} …`, 'model')
    else if (!isSettled) await giveUseBack(db, actor.id, day)
  }
}

/** The model's answers of the talk that it is reminded of. */
async function saidByModel({ db, actor }: ActionContext, { place }: Asked): Promise<string[]> {
  const messages = await listMessages(db, actor.id, place, limits.helper.remembered)
  return messages
    .filter(({ role, answered_by }) => role === 'assistant' && answered_by === 'model')
    .map(({ content }) => content)
}

async function* streamModel(
  { db, actor, lang, waiting }: ActionContext,
  endpoint: ModelEndpoint,
  asked: Asked,
  code: TriedCode,
): AsyncGenerator<string> {
  const { place, question, message, problem, level } = asked
  const { files } = code
  const before = await listMessages(db, actor.id, place, limits.helper.remembered)
  const text = question ? plainText(say(question.content.text, lang)) : playgroundTask(lang)
  const all = question ? codeChecksOf(question) : []
  const checks = all.filter(({ hidden }) => !hidden).map(({ title }) => say(title, lang))
  const hiddenChecks = all.length - checks.length
  const lesson = question ? await findLessonText(db, question.id, lang) : ''
  const seen = await seenOf(asked, code, { lang, actor })
  const asking = {
    lang,
    task: text,
    lesson,
    checks,
    hiddenChecks,
    before,
    files,
    seen,
    problem,
    message,
    level,
  }
  const messages = promptOf(asking, crypto.randomUUID().replaceAll('-', '').slice(0, 16))
  yield* askModel(endpoint, messages, waiting?.gone ?? new AbortController().signal)
}

/** What a model is told of the program instead of guessing: what its visible checks come to, or why it can't be read. */
async function seenOf(
  asked: Asked,
  code: TriedCode,
  { lang, actor }: Pick<ActionContext, 'lang' | 'actor'>,
): Promise<string> {
  if (!code.tried || !code.task) return ''
  // With the place: how much of it the student is told is the model's rung to keep.
  const help = {
    ...helpOf(asked, code, lang),
    level: 2,
    message: '',
    book: undefined,
    isInPlaceOfSolution: false,
  }
  const read = await analyse(help, actor.id)
  if (read.isFault) return read.text
  const ran = await code.tried()
  return ran ? triedText(ran, 2, lang, wordsOf(lang)) : ''
}

function helpOf({ question, message, problem, level }: Asked, { task, files }: Code, lang: Lang) {
  return {
    lang,
    isFree: question === undefined,
    language: task?.language ?? null,
    checks: task?.checks.map((title) => say(title, lang)) ?? [],
    starter: task?.starter ?? {},
    solution: task?.solution ?? {},
    files,
    problem,
    message,
    level,
  }
}

async function builtIn(
  asked: Asked,
  { tried, ...code }: TriedCode,
  { db, lang, actor }: ActionContext,
  isInPlace: boolean,
): Promise<string> {
  const { question, message, level } = asked
  const help = {
    ...helpOf(asked, code, lang),
    isInPlaceOfSolution: isInPlace,
    book:
      level === null && !isInPlace && asksForBook(message, lang)
        ? await findInBook(db, actor.id, message, { lang, questionId: question?.id })
        : undefined,
  }
  const seen = await analyse(help, actor.id)
  // A program that can't be read can't be run, and what a lesson says needs no run.
  const ran = seen.isFault || help.book ? undefined : await tried?.()
  return ran ? (await analyse({ ...help, tried: ran }, actor.id)).text : seen.text
}

/** Undefined for a practice without code. */
function taskOf({ lang }: ActionContext, { place, question }: Subject): CodeTask | undefined {
  if (question) return codeTaskOf(question, lang)
  const slot = 'slot' in place ? place.slot : 'py'
  const language = slot === 'py' ? 'python' : 'web'
  return { language, starter: playgroundStarter(slot, lang), solution: null, checks: [] }
}

/** What the client sent, else what it saved. */
async function filesOf(
  { db, actor, uploads }: ActionContext,
  { place }: Subject,
  task: CodeTask | undefined,
): Promise<CodeFiles> {
  if (uploads.length > 0) return await readSentFiles(uploads)
  if (!task) return {}
  const saved = await findProject(db, actor.id, place)
  return cutFiles(saved ? savedFiles(saved.content) : task.starter)
}

function savedFiles(content: unknown): CodeFiles {
  const { files } = content as { files: CodeFiles } // as save_project_data checked it
  return files
}

async function keepMessages(
  { db, actor, now }: ActionContext,
  { place, message, level }: Asked,
  content: string,
  by: 'model' | 'built_in',
): Promise<void> {
  const messages: MessageRecord[] = [
    { role: 'user', content: message, level, answered_by: null, created_at: now },
    { role: 'assistant', content, level, answered_by: by, created_at: now },
  ]
  await db.transaction().execute((transaction) => insertMessages(transaction, actor.id, place, messages))
}

function cut(piece: string, length: number): string {
  return piece.slice(0, Math.max(limits.helper.replyMaxLength - length, 0))
}
