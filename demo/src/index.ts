export { demoCourses } from './demo-courses.ts'
export { type DemoGroup, demoPaymentLink, demoPeople } from './demo-people.ts'
export { demoComments, type DemoFile, demoFiles, demoTexts, demoVoices } from './demo-works.ts'
export { type DemoHistory, type DemoStaff, type DemoStudent, everyCourse } from './demo-person.ts'
