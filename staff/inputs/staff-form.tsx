import { type ReactNode, useCallback } from 'react'
import { SaveButton, SimpleForm, Toolbar, useRecordContext, useResourceContext } from 'react-admin'
import type { z } from 'zod'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { DeleteRow } from '../lists/delete-row.tsx'
import { nestErrors } from './nest-errors.ts'

interface StaffFormProps {
	/** From the contract; the server validates with the same one. */
	schema: z.ZodObject
	defaultValues?: Record<string, unknown>
	children: ReactNode
}

/** A form validated by the contract. It sends the row's version, so that the server detects conflicts. */
export function StaffForm({ schema, defaultValues, children }: StaffFormProps) {
	const validate = useCallback(
		(values: Record<string, unknown>) => {
			const { error } = schema.safeParse(values)
			return error ? nestErrors(inputErrors(error)) : {}
		},
		[schema],
	)
	return (
		<SimpleForm
			validate={validate}
			defaultValues={defaultValues}
			mode="onBlur"
			reValidateMode="onBlur"
			toolbar={<StaffToolbar />}
			warnWhenUnsavedChanges
		>
			{children}
		</SimpleForm>
	)
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
