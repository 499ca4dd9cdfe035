import { Box } from '@mui/material'
import { type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { ConflictDialog } from '../conflict/conflict-dialog.tsx'
import { DeleteRow } from '../lists/delete-buttons.tsx'
import { fieldErrors } from './field-errors.ts'
import { FormBoundary } from './form-boundary.tsx'
import { FormsTogether, type Unsaved, useReportUnsaved, useUnsavedWarning } from './forms-together.ts'
import { wholePress } from './whole-press.ts'

interface StaffFormProps {
	/** From the contract; the server validates with the same one. */
	schema: z.ZodObject
	defaultValues?: Record<string, unknown>
	/** What the save button says, if not 'Simpan'. */
	saveLabel?: string
	/** Beside the save button. */
	buttons?: ReactNode
	children: ReactNode
}

/** A form validated by the contract. It sends the row's version, so that the server detects conflicts. */
export function StaffForm({ schema, defaultValues, saveLabel, buttons, children }: StaffFormProps) {
	// Not react-admin's `validate`: its messages are objects, which inputs of our own cannot render.
	const resolver = useCallback(
		(values: FieldValues) => {
			const { error } = schema.safeParse(values)
			return error ? { values: {}, errors: fieldErrors(inputErrors(error)) } : { values, errors: {} }
		},
		[schema],
	)
	const isAlone = useContext(FormsTogether) === null
	const [own] = useState<Unsaved>(() => new Set())
	const form = (
		<SimpleForm
			resolver={resolver}
			defaultValues={defaultValues}
			// The browser's own messages are in the language of the browser.
			noValidate
			mode="onBlur"
			reValidateMode="onBlur"
			toolbar={<StaffToolbar saveLabel={saveLabel} buttons={buttons} />}
		>
			<FormInputs>{children}</FormInputs>
			<ConflictDialog schema={schema} />
		</SimpleForm>
	)
	if (!isAlone) return form
	return (
		<FormsTogether value={own}>
			{form}
			<UnsavedWarning unsaved={own} />
		</FormsTogether>
	)
}

/** In place of react-admin's: after a refusal, that one never asks again when the next press comes before its render. */
function UnsavedWarning({ unsaved }: { unsaved: Unsaved }) {
	useUnsavedWarning(unsaved)
	return null
}

function FormInputs({ children }: { children: ReactNode }) {
	const { clearErrors, getValues, setValue, formState } = useFormContext()
	const { isReady } = formState
	useReportUnsaved()
	useEffect(() => {
		if (!isReady) return
		for (const [name, value] of Object.entries(takeTyped())) setValue(name, value, { shouldDirty: true })
	}, [setValue, isReady])
	// Until then react-admin may reset the form to the row, over what was typed.
	if (!isReady) return null
	return (
		<FormBoundary onContinue={() => clearErrors()} onReload={() => reloadWithTyped(getValues())}>
			{children}
		</FormBoundary>
	)
}

function StaffToolbar({ saveLabel, buttons }: Pick<StaffFormProps, 'saveLabel' | 'buttons'>) {
	const record = useRecordContext()
	const resource = useResourceContext()
	return (
		<Toolbar sx={{ justifyContent: 'space-between', alignItems: { xs: 'flex-end', sm: 'center' } }}>
			{/* Below each other on phones, where the floating button covers the end of the first row. */}
			<Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, alignItems: 'flex-start', gap: 1 }}>
				<SaveButton alwaysEnable label={saveLabel} {...wholePress} />
				{buttons}
			</Box>
			{record && resource !== 'pengguna' && !record.kodeSimrs && <DeleteRow />}
		</Toolbar>
	)
}

const key = () => `isian ${window.location.pathname}`

/** Reloads the page; the form that opens there gets these values. */
function reloadWithTyped(values: FieldValues): void {
	window.sessionStorage.setItem(key(), JSON.stringify(values))
	window.location.reload()
}

/** The values that a reload carried over, once. */
function takeTyped(): FieldValues {
	const typed = window.sessionStorage.getItem(key())
	window.sessionStorage.removeItem(key())
	return typed ? JSON.parse(typed) : {}
}
