import { timeFactors, type TimeFactor } from '@qadam/contract'

/** As a person's row keeps it: in percent. */
export const factorOfPercent = (percent: number): TimeFactor =>
  timeFactors.find((factor) => factor * 100 === percent) ?? 1

/** Whole seconds that a student has for what takes others so many. */
export const ownTime = (seconds: number, factor: TimeFactor): number => Math.ceil(seconds * factor)
