export { demoCourses } from './demo-courses.ts'
export { type DemoGroup, demoPeople } from './demo-people.ts'
export { demoComments, type DemoFile, demoFiles, demoTexts, demoVoices } from './demo-works.ts'
export {
  type DemoHistory,
  type DemoSitting,
  type DemoStaff,
  type DemoStudent,
  everyCourse,
} from './demo-person.ts'
export { demoStall } from './demo-stall.ts'
