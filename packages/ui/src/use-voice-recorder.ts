import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { VoiceRecorder, type RecorderState } from './recorder.ts'
import { openRecordingKeeper } from './recording-keeper.ts'

export interface VoiceRecorderSetup {
  maxSeconds?: number | null
  /** Under what the recording outlives a reload: a person's and a question's ids. Without it, it does not. */
  storageKey?: string
}

/** A recorder for as long as the component lives, with what was recorded before a reload. */
export function useVoiceRecorder({ maxSeconds, storageKey }: VoiceRecorderSetup): {
  recorder: VoiceRecorder
  state: RecorderState
} {
  const recorder = useMemo(
    () =>
      new VoiceRecorder({
        maxSeconds,
        keeper: storageKey === undefined ? undefined : openRecordingKeeper(storageKey),
      }),
    [maxSeconds, storageKey],
  )
  useEffect(() => {
    void recorder.restore()
    return () => recorder.dispose()
  }, [recorder])
  const state = useSyncExternalStore(recorder.subscribe, () => recorder.state)
  return { recorder, state }
}
