import { paths } from './paths.ts'

/** The pages below the profile, in the order of its list, by the last part of their addresses. */
export const profileParts = ['achievements', 'history', 'works', 'payments', 'settings', 'devices'] as const

export type ProfilePart = (typeof profileParts)[number]

export const isProfilePart = (name: string | undefined): name is ProfilePart =>
  profileParts.some((part) => part === name)

export const profilePath = (part: ProfilePart): string => `${paths.profile}/${part}`
