import { Alert, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useGetResourceLabel } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { MAX_LIMIT } from '../../contract/parameters.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { callApi } from '../api/call-api.ts'
import { StepForm } from './step-forms.tsx'
import { useStep } from './use-step.ts'

// In a file of its own: in one with the other steps, the bundler makes the app's first file larger than 500 kB, which is
// compressed less (scripts/compress-files.mjs).

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
