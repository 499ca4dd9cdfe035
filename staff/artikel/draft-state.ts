import { createContext, useContext, useMemo, useRef, useState } from 'react'
import { callApi } from '../api/call-api.ts'

/** The autosaved copy of a form. */
interface Copy {
	id: string | null
	isFinished: boolean
	/** The last one that is saved: offers that were read before still name it. */
	saved?: string
}

/** What the open form of an article has on the server beside the article itself. */
export function useDraftState() {
	const { current: copy } = useRef<Copy>({ id: null, isFinished: false })
	/** The draft that the form shows, if it shows one. */
	const [konsep, showKonsep] = useState<string | null>(null)
	return useMemo(
		() => ({
			copy,
			konsep,
			showKonsep,
			/** After saving, the copy is not needed any more. */
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

export const DraftContext = createContext<ReturnType<typeof useDraftState> | null>(null)

export function useDraft() {
	const draft = useContext(DraftContext)
	if (!draft) throw new Error('The form of an article is inside DraftContext.')
	return draft
}
