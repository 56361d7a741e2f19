import { contentLanguages, helperPlace, keptSession } from '@qadam/contract'

/** The fields with a few values to choose from, and those in their order. */
export const settingChoices = {
  content_languages: contentLanguages.options,
  helper_place: helperPlace.options,
  kept_session: keptSession.options,
} as const
export type ChosenField = keyof typeof settingChoices
export type ChosenValue = (typeof settingChoices)[ChosenField][number]

export function isChosenField(field: string): field is ChosenField {
  return field in settingChoices
}

/** The value, if it is one of the choices of the field. */
export function chosenValue(field: string, value: unknown): ChosenValue | undefined {
  return isChosenField(field) ? settingChoices[field].find((each) => each === value) : undefined
}
