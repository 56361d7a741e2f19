import { hintRungs, SchoolError, studentActions, type HelperEvent, type HelperReply } from '@qadam/contract'
import { EventReply } from '../../../actions/event-reply.ts'
import { handle, type ActionContext } from '../../../actions/action-handler.ts'
import { schoolDay } from '../../rewards/streaks/index.ts'
import type { ModelEndpoint } from './ask-model.ts'
import { countUses, findLastLevel, listMessages } from './helper-store.ts'
import { answer, type Asked } from './answer.ts'
import { underway, waitForTurn } from './answers-underway.ts'
import { helperSetting } from './helper-setting.ts'
import { ownMessage } from './own-message.ts'
import { presentMessages } from './present-helper.ts'
import { requireTalk } from './talk-place.ts'
import type { RunProgram } from '../../../sandbox/run-in-sandbox.ts'

export interface HelperSettings {
  /** Undefined where the built-in helper answers. */
  endpoint: ModelEndpoint | undefined
  /** Questions a student may ask in a day of the school. */
  dailyLimit: number
  /** Logs why an endpoint gave no answer. */
  warn: (reason: string) => void
  /** Runs a student's program to see what its visible checks come to; absent where the school has no sandbox. */
  run?: RunProgram
}

/** The helper of a school: a student's questions to it, and the messages so far. */
export function helperActions(settings: HelperSettings) {
  return {
    yordamchi_ai: handle(
      studentActions.yordamchi_ai,
      async (context, { question_id, slot, message, history, problem = '' }) => {
        const subject = await requireTalk(context, { question_id, slot })
        await waitForTurn(context.actor.id, subject.place)
        const asked = { ...subject, message: ownMessage(message, history), problem, level: null }
        return await sendReply(context, settings, asked, async (reply) => ({
          ...reply,
          history: await presentMessages(
            await listMessages(context.db, context.actor.id, subject.place),
            context.actor.id,
          ),
        }))
      },
    ),

    new_yordamchi_ai: handle(
      studentActions.new_yordamchi_ai,
      async (context, { question_id, slot, retry, problem = '' }) => {
        const subject = await requireTalk(context, { question_id, slot })
        await waitForTurn(context.actor.id, subject.place)
        const last = retry === true ? await findLastLevel(context.db, context.actor.id, subject.place) : 0
        const asked = { ...subject, message: '', problem, level: Math.min(last + 1, hintRungs) }
        return await sendReply(context, settings, asked, (reply) => Promise.resolve(reply))
      },
    ),

    helper_history: handle(studentActions.helper_history, async (context, named) => {
      const { db, actor, now, timeZone } = context
      const { place } = await requireTalk(context, named)
      const { daily_limit } = await helperSetting(settings.dailyLimit).find(db)
      const used = await countUses(db, actor.id, schoolDay(now, timeZone))
      return {
        messages: await presentMessages(await listMessages(db, actor.id, place), actor.id),
        left_today: Math.max(daily_limit - used, 0),
        answered_by: settings.endpoint ? ('model' as const) : ('built_in' as const),
      }
    }),
  }
}

/**
 * The answer as data, or as events to a caller that wants them. What fails before the first piece is a failure of the
 * usual kind; after it, an event.
 */
async function sendReply<Reply>(
  context: ActionContext,
  settings: HelperSettings,
  asked: Asked,
  whole: (reply: HelperReply) => Promise<Reply>,
): Promise<Reply | EventReply> {
  const answered = answer(context, { ...settings, run: settings.run }, asked)
  const events = underway(answered, context.actor.id, asked.place)
  // A client that left reads no further, and so would never end the generator.
  context.waiting?.gone.addEventListener('abort', () => void events.return(undefined))
  const first = await events.next()
  const begun = first.done === true ? undefined : first.value
  if (begun?.type === 'error') throw failureOf(begun)
  if (context.waiting?.isStreamed === true && begun) return new EventReply(joined(begun, events))
  if (begun?.type === 'done') return await whole(begun.data)
  for await (const event of events) {
    if (event.type === 'error') throw failureOf(event)
    if (event.type === 'done') return await whole(event.data)
  }
  throw new SchoolError('helper.unavailable')
}

async function* joined(first: HelperEvent, rest: AsyncGenerator<HelperEvent>): AsyncGenerator<HelperEvent> {
  yield first
  yield* rest
}

function failureOf({ error }: Extract<HelperEvent, { type: 'error' }>): SchoolError {
  return new SchoolError(error.code, { left_today: error.left_today })
}
