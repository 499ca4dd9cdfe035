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

interface CreateStepProps {
	langkah: LangkahPanduan
	resource: Sumber
	schema: z.ZodObject
	defaultValues: Record<string, unknown>
	create: (values: FieldValues) => Promise<void>
	/** Where all of them are. */
	listName: string
	children: ReactNode
}

/** A step that adds a row. After it, the form is empty again for another one. */
export function CreateStep({ langkah, resource, listName, create, children, ...form }: CreateStepProps) {
	const { panduan, onSaved } = useGuide()
	const notify = useNotify()
	const [added, setAdded] = useState(0)
	const isDone = panduan.langkah.some((each) => each.langkah === langkah && each.keadaan === 'selesai')
	const send = async (values: FieldValues) => {
		await create(values)
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
