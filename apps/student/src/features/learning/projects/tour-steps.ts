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
    step('run', '.code-lab-slot > button'),
    step('console', '.code-lab-console, .code-lab-switch'),
    step('preview', '.code-lab-preview'),
    step('media', folded('media')),
    ...(hasLink ? [step('share', folded('share'))] : []),
    step('history', folded('history')),
    step('hand_in', '[data-tour="hand-in"]'),
  ]
}

/** A tool, or the menu in which it stands on a phone. */
const folded = (tool: string) => `[data-tool="${tool}"] > button, .code-lab-more`

type TourPart = 'files' | 'editor' | 'run' | 'console' | 'preview' | 'media' | 'share' | 'history' | 'hand_in'
