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
import { StaffForm } from '../inputs/staff-form.tsx'
import { useStep } from './use-step.ts'

interface StepFormProps {
	schema: z.ZodObject
	/** A stored row. The form starts from it once, so that other steps do not reset what is typed here. */
	record?: RaRecord
	defaultValues?: Record<string, unknown>
	send: (values: FieldValues) => Promise<void>
	children: ReactNode
}

/** The form of one step, with the inputs and the validation of the real forms. */
export function StepForm({ schema, record, defaultValues, send, children }: StepFormProps) {
	const { resource, onSaved } = useStep()
	const notify = useNotify()
	const { mutateAsync, isPending } = useMutation({ mutationFn: send })
	const save = async (values: FieldValues) => {
		try {
			await mutateAsync(values)
			notify('Tersimpan', { type: 'success' })
			onSaved()
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
