import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
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
import type { webSettingRecord } from '../../contract/web/staff/web-setting.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { LoadState } from '../layout/load-state.tsx'
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

type Setting = RaRecord & Record<string, unknown>

interface SettingStepProps {
	/** The fields of this step; the step sends no other. */
	schema: z.ZodObject
	suggest?: (stored: Setting) => Record<string, unknown>
	afterSave?: () => Promise<unknown>
	children: ReactNode
}

export function SettingStep(props: SettingStepProps) {
	const params = { sumber: useStep().resource }
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/{sumber}/utama', { params })
	if (failure || !data) return <LoadState label="Memuat isian" data={data} failure={failure} onRetry={refetch} />
	return <LoadedStep stored={data} {...props} />
}

function LoadedStep({ schema, stored, suggest, afterSave, children }: SettingStepProps & { stored: Setting }) {
	const params = { sumber: useStep().resource }
	const [first] = useState(() => withSuggestions(stored, suggest?.(stored) ?? {}))
	const send = async (values: FieldValues) => {
		const body = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, values[field]]))
		await callApi('PATCH /v1/staf/{sumber}/utama', { params, body })
		await afterSave?.()
	}
	return (
		<StepForm schema={schema} record={first} send={send}>
			{children}
		</StepForm>
	)
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function withSuggestions(stored: Setting, suggested: Record<string, unknown>): Setting {
	const missing = Object.entries(suggested).filter(([field]) => isEmpty(stored[field]))
	return { ...stored, ...Object.fromEntries(missing) }
}

/** The stored identity, for suggestions. Before its first change it is empty. */
export const useWebSetting = () =>
	useApiQuery('GET /v1/staf/{sumber}/utama', { params: { sumber: 'web-setting' } }).data as
		| Partial<z.infer<typeof webSettingRecord>>
		| undefined
