import type { StaffActionName } from '@qadam/contract'
import { saveGroup } from '../src/modules/access/groups/index.ts'
import type { NewPerson } from '../src/modules/access/accounts/index.ts'
import type { Reply, TestSchool } from './test-school.ts'

/** With what was sent, to the letter. */
type StaffReply<Data> = Reply<Data> & { text: string }

/** A member of staff, signed in at the console. */
export class StaffMember {
  readonly #school: TestSchool
  readonly id: number
  readonly token: string

  constructor(school: TestSchool, id: number, token: string) {
    this.#school = school
    this.id = id
    this.token = token
  }

  async call<Data = unknown>(action: StaffActionName, input: object = {}): Promise<StaffReply<Data>> {
    return await callStaff<Data>(this.#school, action, input, this.token)
  }

  async data<Data>(action: StaffActionName, input: object = {}): Promise<Data> {
    const reply = await this.call<Data>(action, input)
    if (!reply.body.success) throw new Error(`${action}: ${JSON.stringify(reply.body.error)}`)
    return reply.body.data
  }
}

/** POST /api/staff?action=… with a JSON body. */
export async function callStaff<Data = unknown>(
  school: TestSchool,
  action: StaffActionName,
  input: object = {},
  token?: string,
): Promise<StaffReply<Data>> {
  const reply = await school.inject({
    method: 'POST',
    url: `/api/staff?action=${action}`,
    headers: token === undefined ? {} : { 'x-staff-auth': token },
    payload: input,
  })
  return reply as StaffReply<Data> // the caller names the action's data
}

export async function signedInStaff(
  school: TestSchool,
  role: 'teacher' | 'admin',
  person: Partial<NewPerson> = {},
): Promise<StaffMember> {
  const { id, phone } = await (role === 'admin' ? school.createAdmin(person) : school.createTeacher(person))
  return new StaffMember(school, id, await school.signIn(phone))
}

/** A group that this teacher reviews. @returns its id. */
export async function createGroup(
  school: TestSchool,
  teacher: { id: number } | null,
  name = 'Guruh',
): Promise<number> {
  return await saveGroup(school.db, crypto.randomUUID(), name, {
    teacher_id: teacher?.id ?? null,
    curator_id: null,
    mentor_id: null,
  })
}
