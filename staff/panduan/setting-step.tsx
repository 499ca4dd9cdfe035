import { LinearProgress } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { type RaRecord, useNotify } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import type { LangkahPanduan } from '../../contract/staff/langkah-panduan.ts'
import type { Sumber } from '../../contract/staff/permissions.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { StepForm } from './step-form.tsx'
import { useGuide } from './use-guide.ts'

type Setting = RaRecord & Record<string, unknown>

interface SettingStepProps {
	langkah: LangkahPanduan
	resource: Sumber
	/** The fields of this step; the step sends no other. */
	schema: z.ZodObject
	/** Suggestions for fields that are still empty. */
	suggest?: (stored: Setting) => Record<string, unknown>
	/** Runs after the setting is stored. */
	afterSave?: () => Promise<unknown>
	children: ReactNode
}

/** A step that changes some fields of a setting. */
export function SettingStep({ resource, ...props }: SettingStepProps) {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/{sumber}/utama', { params: { sumber: resource } })
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!data) return <LinearProgress aria-label="Memuat isian" />
	return <LoadedStep resource={resource} stored={data} {...props} />
}

function LoadedStep({
	langkah,
	resource,
	schema,
	stored,
	suggest,
	afterSave,
	children,
}: SettingStepProps & { stored: Setting }) {
	const { onSaved } = useGuide()
	const notify = useNotify()
	const [first] = useState(() => withSuggestions(stored, suggest?.(stored) ?? {}))
	const send = async (values: FieldValues) => {
		const own = Object.fromEntries(Object.keys(schema.shape).map((field) => [field, values[field]]))
		await callApi('PATCH /v1/staf/{sumber}/utama', { params: { sumber: resource }, body: own })
		await afterSave?.()
		notify('Tersimpan', { type: 'success' })
		onSaved(langkah)
	}
	return (
		<StepForm resource={resource} schema={schema} record={first} send={send}>
			{children}
		</StepForm>
	)
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

function withSuggestions(stored: Setting, suggested: Record<string, unknown>): Setting {
	const missing = Object.entries(suggested).filter(([field]) => isEmpty(stored[field]))
	return { ...stored, ...Object.fromEntries(missing) }
}
