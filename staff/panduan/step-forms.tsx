import { Alert, Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
	HttpError,
	type RaRecord,
	RecordContextProvider,
	ResourceContextProvider,
	SaveContextProvider,
	useGetResourceLabel,
	useNotify,
} from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'
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
function StepForm({ schema, record, defaultValues, send, children }: StepFormProps) {
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

interface CreateStepProps<Schema extends z.ZodObject> {
	schema: Schema
	defaultValues?: Record<string, unknown>
	/** What is created, if it is not one row with the values of the form. */
	create?: (values: z.input<Schema>) => Promise<unknown>
	children: ReactNode
}

/** A step that adds a row. After it, the form is empty again for another one. */
export function CreateStep<Schema extends z.ZodObject>({ create, children, ...form }: CreateStepProps<Schema>) {
	const { resource, keadaan } = useStep()
	const labelOf = useGetResourceLabel()
	const [added, setAdded] = useState(0)
	const send = async (values: FieldValues) => {
		await (create ? create(values as z.input<Schema>) : createRow(resource, values))
		setAdded(added + 1)
	}
	return (
		<>
			{keadaan === 'selesai' && (
				<Alert
					severity="success"
					action={
						<Button component={Link} to={`/${resource}`} color="inherit">
							Buka daftar
						</Button>
					}
				>
					Sudah ada di {labelOf(resource, 2)}. Isi lagi di bawah untuk menambah yang lain.
				</Alert>
			)}
			<StepForm key={added} send={send} {...form}>
				{children}
			</StepForm>
		</>
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

export const readRows = async (sumber: Sumber) =>
	(await callApi('GET /v1/staf/{sumber}', { params: { sumber }, query: { limit: MAX_LIMIT } })).data

export async function createRow(sumber: Sumber, body: Record<string, unknown>): Promise<string> {
	const { data } = await callApi('POST /v1/staf/{sumber}', { params: { sumber }, body })
	return data.created.id
}

/** The id of the row with this name, in any case; without one it is created. */
export async function ensureRow(sumber: Sumber, nama: string, others: object = {}): Promise<string> {
	const wanted = nama.trim().toLowerCase()
	const known = (await readRows(sumber)).find((row) => String(row.nama).toLowerCase() === wanted)
	return known?.id ?? createRow(sumber, { nama, ...others })
}

/** The stored identity, for suggestions. Before its first change it is empty. */
export const useWebSetting = () =>
	useApiQuery('GET /v1/staf/{sumber}/utama', { params: { sumber: 'web-setting' } }).data as
		| Partial<z.infer<typeof webSettingRecord>>
		| undefined
