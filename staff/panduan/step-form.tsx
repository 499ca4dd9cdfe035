import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
	HttpError,
	type RaRecord,
	RecordContextProvider,
	ResourceContextProvider,
	SaveContextProvider,
	useNotify,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { StaffForm } from '../inputs/staff-form.tsx'

interface StepFormProps {
	resource: Sumber
	schema: z.ZodObject
	/** A stored row. The form starts from it once, so that other steps do not reset what is typed here. */
	record?: RaRecord
	defaultValues?: Record<string, unknown>
	send: (values: FieldValues) => Promise<void>
	children: ReactNode
}

/** The form of one step, with the inputs and the validation of the real forms. */
export function StepForm({ resource, schema, record, defaultValues, send, children }: StepFormProps) {
	const notify = useNotify()
	const { mutateAsync, isPending } = useMutation({ mutationFn: send, networkMode: 'always' })
	const save = async (values: FieldValues) => {
		try {
			await mutateAsync(values)
		} catch (error) {
			const failure = error instanceof HttpError ? error : new HttpError(String(error), 0)
			notify(failure.message, { type: 'error' })
			return failure.body?.errors ?? {}
		}
	}
	return (
		<ResourceContextProvider value={resource}>
			<RecordContextProvider value={record}>
				<SaveContextProvider value={{ save, saving: isPending, mutationMode: 'pessimistic' }}>
					<StaffForm schema={schema} defaultValues={defaultValues}>
						{children}
					</StaffForm>
				</SaveContextProvider>
			</RecordContextProvider>
		</ResourceContextProvider>
	)
}
