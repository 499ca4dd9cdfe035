import { type ReactNode, useCallback, useContext } from 'react'
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import { type FieldValues, useFormContext } from 'react-hook-form'
import type { z } from 'zod'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { DeleteRow } from '../lists/delete-row.tsx'
import { fieldErrors } from './field-errors.ts'
import { FormBoundary } from './form-boundary.tsx'
import { FormsTogether, useReportUnsaved } from './forms-together.ts'

interface StaffFormProps {
	/** From the contract; the server validates with the same one. */
	schema: z.ZodObject
	defaultValues?: Record<string, unknown>
	children: ReactNode
}

/** A form validated by the contract. It sends the row's version, so that the server detects conflicts. */
export function StaffForm({ schema, defaultValues, children }: StaffFormProps) {
	// Not react-admin's `validate`: its messages are objects, which inputs of our own cannot render.
	const resolver = useCallback(
		(values: FieldValues) => {
			const { error } = schema.safeParse(values)
			return error ? { values: {}, errors: fieldErrors(inputErrors(error)) } : { values, errors: {} }
		},
		[schema],
	)
	const isAlone = useContext(FormsTogether) === null
	return (
		<SimpleForm
			resolver={resolver}
			defaultValues={defaultValues}
			// The browser's own messages are in the language of the browser.
			noValidate
			mode="onBlur"
			reValidateMode="onBlur"
			toolbar={<StaffToolbar />}
			warnWhenUnsavedChanges={isAlone}
		>
			<FormInputs>{children}</FormInputs>
		</SimpleForm>
	)
}

function FormInputs({ children }: { children: ReactNode }) {
	const { clearErrors } = useFormContext()
	useReportUnsaved()
	return <FormBoundary onContinue={() => clearErrors()}>{children}</FormBoundary>
}

function StaffToolbar() {
	const record = useRecordContext()
	const resource = useResourceContext()
	return (
		<Toolbar sx={{ justifyContent: 'space-between' }}>
			<SaveButton alwaysEnable />
			{record && resource !== 'pengguna' && <DeleteRow />}
		</Toolbar>
	)
}
