import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { callApi } from '../api/call-api.ts'

/** What the open form of an article has on the server beside the article itself. */
export interface DraftState {
	/** The autosaved copy of this form. */
	copy: {
		id: string | null
		isFinished: boolean
		/** The last one that is saved: offers that were read before still name it. */
		saved?: string
	}
	/** The draft that the form shows, if it shows one. */
	konsep: string | null
	showKonsep(id: string | null): void
	/** After saving, the copy is not needed any more. */
	finishCopy(): Promise<void>
}

export function useDraftState(): DraftState {
	const { current: copy } = useRef<DraftState['copy']>({ id: null, isFinished: false })
	const [konsep, showKonsep] = useState<string | null>(null)
	return useMemo(
		() => ({
			copy,
			konsep,
			showKonsep,
			async finishCopy() {
				copy.isFinished = true
				const { id } = copy
				copy.id = null
				copy.saved = id ?? undefined
				// A copy that cannot be deleted now is offered again, with the same text.
				if (id) await callApi('DELETE /v1/staf/artikel/salinan/{id}', { params: { id } }).catch(() => {})
			},
		}),
		[copy, konsep],
	)
}

export const DraftContext = createContext<DraftState | null>(null)

export function useDraft(): DraftState {
	const draft = useContext(DraftContext)
	if (!draft) throw new Error('The form of an article is inside DraftContext.')
	return draft
}
