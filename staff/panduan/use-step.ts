import { createContext, useContext } from 'react'
import type { KeadaanLangkah } from '../../contract/staff/langkah-panduan.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'

interface OpenedStep {
	resource: Sumber
	keadaan: KeadaanLangkah
	/** Called after it is saved: reads the states again, reloads the preview, and opens the next open step. */
	onSaved(): void
}

export const StepContext = createContext<OpenedStep | null>(null)

export function useStep(): OpenedStep {
	const step = useContext(StepContext)
	if (!step) throw new Error('a step is rendered outside of the guide')
	return step
}
