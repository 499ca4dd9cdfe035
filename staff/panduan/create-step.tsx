import { Alert, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { z } from 'zod'
import type { LangkahPanduan } from '../../contract/staff/langkah-panduan.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { StepForm } from './step-form.tsx'
import { useGuide } from './use-guide.ts'

interface CreateStepProps<Schema extends z.ZodObject> {
	langkah: LangkahPanduan
	resource: Sumber
	schema: Schema
	defaultValues: Record<string, unknown>
	create: (values: z.input<Schema>) => Promise<unknown>
	/** Where all of them are. */
	listName: string
	children: ReactNode
}

/** A step that adds a row. After it, the form is empty again for another one. */
export function CreateStep<Schema extends z.ZodObject>({
	langkah,
	resource,
	listName,
	create,
	children,
	...form
}: CreateStepProps<Schema>) {
	const { panduan, onSaved } = useGuide()
	const notify = useNotify()
	const [added, setAdded] = useState(0)
	const isDone = panduan.langkah.some((each) => each.langkah === langkah && each.keadaan === 'selesai')
	const send = async (values: FieldValues) => {
		await create(values as z.input<Schema>)
		notify('Tersimpan', { type: 'success' })
		setAdded(added + 1)
		onSaved(langkah)
	}
	return (
		<>
			{isDone && (
				<Alert
					severity="success"
					action={
						<Button component={Link} to={`/${resource}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
							Buka daftar
						</Button>
					}
				>
					Sudah ada di {listName}. Isi lagi di bawah untuk menambah yang lain.
				</Alert>
			)}
			<StepForm key={added} resource={resource} send={send} {...form}>
				{children}
			</StepForm>
		</>
	)
}
