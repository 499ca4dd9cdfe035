import { createContext, useContext, useEffect, useId } from 'react'
import { useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { useBlocker } from 'react-router-dom'

/** The forms of a page with unsaved values. A router supports one blocker, so the page warns for all its forms. */
export type Unsaved = Set<string>

export const FormsTogether = createContext<Unsaved | null>(null)

/** Reports the form around it to the page. */
export function useReportUnsaved(): void {
	const unsaved = useContext(FormsTogether)
	const id = useId()
	const { dirtyFields, isSubmitSuccessful } = useFormState()
	const isUnsaved = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful
	useEffect(() => {
		if (isUnsaved) unsaved?.add(id)
		else unsaved?.delete(id)
		return () => void unsaved?.delete(id)
	}, [unsaved, id, isUnsaved])
}

/** Asks before the page is left while one of its forms is unsaved. */
export function useUnsavedWarning(unsaved: Unsaved): void {
	const translate = useTranslate()
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) => unsaved.size > 0 && nextLocation.pathname !== currentLocation.pathname,
	)
	useEffect(() => {
		if (blocker.state !== 'blocked') return
		// A saved form leaves its page before it knows that it is saved.
		if (unsaved.size === 0 || window.confirm(translate('ra.message.unsaved_changes'))) blocker.proceed()
		else blocker.reset()
	}, [blocker, translate, unsaved])
	useEffect(() => {
		const warn = (event: BeforeUnloadEvent) => unsaved.size > 0 && event.preventDefault()
		addEventListener('beforeunload', warn)
		return () => removeEventListener('beforeunload', warn)
	}, [unsaved])
}
