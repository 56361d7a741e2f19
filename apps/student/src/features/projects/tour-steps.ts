import type { TourStep } from '@qadam/code-lab/project-tools'
import type { TFunction } from 'i18next'

/** What the tour shows, in this order, by what is on the screen. @param hasLink whether a project can be sent by address. */
export function tourSteps(t: TFunction, hasLink: boolean): TourStep[] {
  const step = (part: TourPart, selector: string): TourStep => ({
    selector,
    title: t(`code_tools.tour.${part}_title`),
    text: t(`code_tools.tour.${part}_text`),
  })
  return [
    step('files', '.code-lab-head'),
    step('editor', '.code-lab-editor'),
    step('run', '.code-lab-slot .code-lab-button'),
    step('console', '.code-lab-console, .code-lab-switch'),
    step('preview', '.code-lab-preview'),
    step('media', '[data-tool="media"] > button'),
    ...(hasLink ? [step('share', '[data-tool="share"] > button')] : []),
    step('history', '[data-tool="history"] > button'),
    step('hand_in', '[data-tour="hand-in"]'),
  ]
}

type TourPart = 'files' | 'editor' | 'run' | 'console' | 'preview' | 'media' | 'share' | 'history' | 'hand_in'
