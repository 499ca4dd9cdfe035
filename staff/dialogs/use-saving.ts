import { useState } from 'react'
import type { z } from 'zod'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { callApi } from '../api/call-api.ts'
import { useSending } from '../api/use-sending.ts'

interface Saving {
	/** The path for new rows; an existing row adds its id. */
	path: string
	/** From the contract; the server validates with the same one. */
	schema: z.ZodType<object>
	/** The row to change; a new one has no id. */
	row: { id?: string; versi?: string }
	onSaved: () => void
}

/** Validates, saves and deletes the row of a dialog. */
export function useSaving({ path, schema, row, onSaved }: Saving) {
	const [wrong, setWrong] = useState<Record<string, string>>({})
	const { isSending, send, failure, fields } = useSending()
	return {
		isSending,
		errors: { ...fields, ...wrong },
		failure: failure && (fields.body ?? failure),
		save(isian: object, more?: object) {
			const { data, error } = schema.safeParse(isian)
			setWrong(error ? inputErrors(error) : {})
			if (!data) return
			send(async () => {
				if (row.id) await callApi('PATCH', `${path}/${row.id}`, { ...data, ...more, versi: row.versi })
				else await callApi('POST', path, data)
				onSaved()
			})
		},
		remove: (more?: object) =>
			send(async () => {
				await callApi('DELETE', `${path}/${row.id}`, { ...more, versi: row.versi })
				onSaved()
			}),
	}
}
