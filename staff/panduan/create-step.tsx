import { Alert, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useGetResourceLabel } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import { createRow } from './ensure-row.ts'
import { StepForm } from './step-form.tsx'
import { useStep } from './use-step.ts'

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
