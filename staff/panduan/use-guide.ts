import { createContext, useContext } from 'react'
import type { LangkahPanduan } from '../../contract/staff/langkah-panduan.ts'
import type { Panduan } from '../../contract/staff/panduan.ts'

export interface Guide {
	panduan: Panduan
	/** Called after a step is saved: reads the states again, reloads the preview, and opens the next open step. */
	onSaved(langkah: LangkahPanduan): void
}

export const GuideContext = createContext<Guide | null>(null)

export function useGuide(): Guide {
	const guide = useContext(GuideContext)
	if (!guide) throw new Error('a step is rendered outside of the guide')
	return guide
}
