import { type ReactNode, useState } from 'react'
import type { RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { StepForm } from './step-form.tsx'
import { useStep } from './use-step.ts'

type Setting = RaRecord & Record<string, unknown>

interface SettingStepProps {
	/** The fields of this step; the step sends no other. */
	schema: z.ZodObject
	/** Suggestions for fields that are still empty. */
	suggest?: (stored: Setting) => Record<string, unknown>
	/** Runs after the setting is stored. */
	afterSave?: () => Promise<unknown>
	children: ReactNode
}

/** A step that changes some fields of a setting. */
export function SettingStep(props: SettingStepProps) {
	const params = { sumber: useStep().resource }
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/{sumber}/utama', { params })
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!data) return <Memuat label="Memuat isian" />
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
