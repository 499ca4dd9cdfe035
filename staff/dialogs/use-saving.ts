import { useState } from 'react'
import type { z } from 'zod'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { useSending } from '../api/use-sending.ts'

interface Row {
	id: string
	versi: string
}

/** The input of a call that changes a row. */
interface Change<Body> {
	params: Pick<Row, 'id'>
	body: Body & Pick<Row, 'versi'>
}

interface Saving<Data extends object> {
	/** From the contract; the server validates with the same one. */
	schema: z.ZodType<Data>
	/** The row to change; absent for a new one. */
	row?: Row
	create?: (body: Data) => Promise<unknown>
	update: (change: Change<Data>) => Promise<unknown>
	remove?: (change: Change<unknown>) => Promise<unknown>
	/** After saving and removing. */
	onSaved: () => void
}

/** Validates, saves and removes the row of a dialog. */
export function useSaving<Data extends object>({ schema, row, create, update, remove, onSaved }: Saving<Data>) {
	const [wrong, setWrong] = useState<Record<string, string>>({})
	const { isSending, send, failure, fields } = useSending()
	const finish = (work: () => Promise<unknown> | undefined) =>
		send(async () => {
			await work()
			onSaved()
		})
	return {
		isSending,
		errors: { ...fields, ...wrong },
		failure: failure && (fields.body ?? failure),
		save(isian: object) {
			const { data, error } = schema.safeParse(isian)
			setWrong(error ? inputErrors(error) : {})
			if (!data) return
			finish(() => (row ? update({ params: { id: row.id }, body: { ...data, versi: row.versi } }) : create?.(data)))
		},
		remove: row && remove && (() => finish(() => remove({ params: { id: row.id }, body: { versi: row.versi } }))),
	}
}
