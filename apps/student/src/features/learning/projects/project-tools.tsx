import { UnsavedError, type DraftKeeper } from '@qadam/code-lab/draft-keeper'
import type { Project } from '@qadam/code-lab/project'
import type { HistoryPort, MediaPort, StoredLinksPort, ToolPorts } from '@qadam/code-lab/project-tools'
import { limits, type ProjectPlace } from '@qadam/contract'
import { Mascot } from '@qadam/ui/mascot'
import type { TFunction } from 'i18next'
import { call } from '../../../platform/call.ts'
import { errorText } from '@qadam/web/error-text'
import { referenceOf, showMedia, withReferences } from './media-addresses.ts'
import { toolLabels } from './tool-labels.ts'
import { accountTour, deviceTour } from './tour-seen.ts'
import { tourSteps } from './tour-steps.ts'
import { uploadMedium } from './upload-medium.ts'

/** What one download may carry; more would not fit into a phone's memory. */
const MOST_MEDIA_BYTES = 48 * 1024 * 1024
/** A guest's project lies in the browser's small store. */
const GUEST_MEDIA_BYTES = 1024 * 1024

/** Where the earlier states of a project are. */
export type StoredStates = Pick<HistoryPort, 'list' | 'load'>

interface ToolsOf {
  /** Undefined for a guest. */
  place: ProjectPlace | undefined
  states: StoredStates
  keeper: DraftKeeper | undefined
  /** Where an address that carries the project leads to; without it there is none. */
  sharePath?: string
  /** Links to copies that the school stores. */
  storedLinks?: StoredLinksPort | undefined
}

/** The tools around a project of this student, or of a guest. */
export function projectTools(
  t: TFunction,
  { place, states, keeper, sharePath, storedLinks }: ToolsOf,
): ToolPorts {
  return {
    labels: toolLabels(t),
    media: place ? mediaOf(place) : guestMedia,
    history: keeper && historyOf(t, states, keeper),
    share:
      sharePath === undefined
        ? undefined
        : {
            address: (hash) => new URL(sharePath + hash, window.location.origin).href,
            stored: storedLinks,
          },
    tour: {
      steps: tourSteps(t, sharePath !== undefined),
      ...(place ? accountTour : deviceTour),
      picture: <Mascot mood="hello" size={72} />,
    },
  }
}

function mediaOf(place: ProjectPlace): MediaPort {
  return {
    upload: (file, options) => uploadMedium(place, file, options),
    room: async () => {
      const { files, used_bytes, quota_bytes } = await call('project_media_room', {})
      return {
        sizes: new Map(files.map(({ url, size }) => [referenceOf(url), size])),
        usedBytes: used_bytes,
        quotaBytes: quota_bytes,
      }
    },
    show: showMedia,
    maxFileBytes: limits.upload.maxBytes,
    maxAllBytes: MOST_MEDIA_BYTES,
    problem: errorText,
  }
}

const guestMedia: MediaPort = {
  show: showMedia,
  maxFileBytes: GUEST_MEDIA_BYTES,
  maxAllBytes: GUEST_MEDIA_BYTES,
  problem: errorText,
}

function historyOf(t: TFunction, states: StoredStates, keeper: DraftKeeper): HistoryPort {
  return {
    ...states,
    restore: async (project) => await keeper.replace(project),
    problem: (error) => (error instanceof UnsavedError ? t('code_tools.history.unsaved') : errorText(error)),
  }
}

/** The earlier states of a project at the server. */
export function serverStates(place: ProjectPlace): StoredStates {
  return {
    list: async () => {
      const versions = await call('project_versions', place)
      return versions.map(({ revision, saved_at }) => ({ revision, savedAt: new Date(saved_at) }))
    },
    load: async (revision): Promise<Project> =>
      withReferences(await call('get_project_data', { ...place, version: revision })),
  }
}
