import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Notification } from '@qadam/contract'
import { between, pick } from './random.ts'
import { type Person, price } from './school.ts'
import { sitExam } from './sitter.ts'
import { type Stage, dataOf, surprise } from './stage.ts'
import { handInFile } from './uploader.ts'

/** A student until the end: a test first, then whatever comes, each thing after the other. */
export async function beStudent(stage: Stage, student: Person): Promise<void> {
  await takeTest(stage, student)
  const exam = sitExam(stage, student)
  const sitPart = async () => void (await exam.next())
  const acts = [saveProject, saveProject, saveDraft, buy, handIn, handInFile, sitPart, readNotification]
  while (!stage.isOver()) {
    await pick(stage.random, acts)(stage, student)
    await sleep(between(stage.random, 0, 60))
  }
}

async function takeTest(stage: Stage, student: Person): Promise<void> {
  const { wire, school, random, said } = stage
  const started = await wire.call('student', student, 'test_start', { lesson_id: school.lessonId })
  if (started.status !== 200) return surprise(stage, 'test_start', started)
  const { attempt_id, question_ids } = dataOf<{ attempt_id: number; question_ids: number[] }>(started)
  for (const question_id of question_ids) {
    const right = school.keys.get(question_id) ?? 0
    const answer = random() < 0.9 ? right : right - 1
    const reply = await wire.call('student', student, 'question_try', { question_id, attempt_id, answer })
    if (reply.status === 200)
      said.answers.push({ attempt: attempt_id, question: question_id, isRight: answer === right })
    else surprise(stage, 'question_try', reply)
  }
  const finished = await wire.call('student', student, 'test_finish', { attempt_id })
  if (finished.status !== 200) return surprise(stage, 'test_finish', finished)
  said.attempts.push({ id: attempt_id, correct: dataOf<{ correct: number }>(finished).correct })
}

async function saveProject(stage: Stage, student: Person): Promise<void> {
  const { wire, said } = stage
  const text = `print("${randomUUID()}")`
  const revision = said.projects.get(student.id)?.revision ?? 0
  const project = { files: { 'main.py': text }, media: {} }
  const reply = await wire.call('student', student, 'save_project_data', { slot: 'py', project, revision })
  if (reply.status !== 200) return surprise(stage, 'save_project_data', reply)
  said.projects.set(student.id, { text, revision: dataOf<{ revision: number }>(reply).revision })
}

async function saveDraft(stage: Stage, student: Person): Promise<void> {
  const { wire, school, said } = stage
  const text = `qoralama ${randomUUID()}`
  const revision = said.drafts.get(student.id)?.revision ?? 0
  const input = { question_id: school.taskId, text, revision }
  const reply = await wire.call('student', student, 'practice_draft_save', input)
  if (reply.status !== 200) return surprise(stage, 'practice_draft_save', reply)
  said.drafts.set(student.id, { text, revision: dataOf<{ revision: number }>(reply).revision })
}

async function buy(stage: Stage, student: Person): Promise<void> {
  const { wire, school, said } = stage
  const request = randomUUID()
  const input = { item_id: school.itemId, request_id: request, price }
  const reply = await wire.call('student', student, 'coin_shop_buy', input)
  if (reply.status === 200)
    said.orders.push({ person: student.id, request, id: dataOf<{ order: { id: number } }>(reply).order.id })
  else if (!['coins.insufficient', 'shop.out_of_stock'].includes(reply.code))
    surprise(stage, 'coin_shop_buy', reply)
}

async function handIn(stage: Stage, student: Person): Promise<void> {
  const { wire, school, said } = stage
  const request = randomUUID()
  const text = `Men vazifani bajardim, bu mening javobim: ${request}`
  const input = { question_id: school.taskId, answer: text, request_id: request }
  const reply = await wire.call('student', student, 'question_try', input)
  if (reply.status !== 200) {
    // An approved work takes no further version.
    if (reply.code !== 'conflict') surprise(stage, 'question_try of a text', reply)
    return
  }
  said.texts.push({ person: student.id, request, text })
  // What was handed in empties the draft.
  const draft = said.drafts.get(student.id)
  if (draft && draft.text !== '') said.drafts.set(student.id, { text: '', revision: draft.revision + 1 })
}

async function readNotification(stage: Stage, student: Person): Promise<void> {
  const { wire, random, said } = stage
  const list = await wire.call('student', student, 'get_student_notifications', {})
  if (list.status !== 200) return surprise(stage, 'get_student_notifications', list)
  const { notifications } = dataOf<{ notifications: Notification[] }>(list)
  const unread = notifications.filter(({ isRead }) => !isRead)
  if (unread.length === 0) return
  const { id } = pick(random, unread)
  const reply = await wire.call('student', student, 'mark_notification_read', { notification_id: id })
  if (reply.status === 200) said.read.push(id)
  else surprise(stage, 'mark_notification_read', reply)
}

/** A teacher until the end, who decides what waits longest. */
export async function beTeacher(stage: Stage): Promise<void> {
  const { wire, school, random, said } = stage
  while (!stage.isOver()) {
    const queue = await wire.call('staff', school.teacher, 'review_queue', { pagesize: 20 })
    if (queue.status !== 200) return surprise(stage, 'review_queue', queue)
    const { rows } = dataOf<{ rows: { submission_id: number; version: number }[] }>(queue)
    const row = rows[Math.floor(random() * rows.length)]
    if (!row) {
      await sleep(300)
      continue
    }
    const verdict = random() < 0.2 ? 'approved' : 'rejected'
    const [coins, points] = verdict === 'approved' ? [between(random, 0, 10), between(random, 0, 40)] : [0, 0]
    const reply = await wire.call('staff', school.teacher, 'review_decide', {
      ...{ submission_id: row.submission_id, version: row.version, verdict, coins, points },
      ...{ score: verdict === 'approved' ? 90 : null, comment: 'Yaxshi', request_id: randomUUID() },
    })
    if (reply.status === 200)
      said.decisions.push({ submission: row.submission_id, version: row.version, verdict, coins, points })
    else if (reply.code !== 'conflict' && reply.code !== 'submission.already_reviewed')
      surprise(stage, 'review_decide', reply)
  }
}
