import { Box } from '@mui/material'
import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { inputErrors } from '../../contract/staff/input-errors.ts'
import { useSending } from '../api/use-sending.ts'
import { FormDialog } from './form-dialog.tsx'
import { type Fields, useFields } from './use-fields.ts'

interface Row {
	id: string
	versi: string
}

/** What opens the dialog of a row, and what closes it. */
export interface OpenRow<Values> {
	/** The values of a new row, or a row to change. */
	open: Values & Partial<Row>
	onClose: () => void
	/** After saving and removing. */
	onSaved: () => void
}

/** The input of a call that changes a row. */
interface Change<Body> {
	params: Pick<Row, 'id'>
	body: Body & Pick<Row, 'versi'>
}

interface RowDialogProps<Values extends object, Data extends object> extends OpenRow<Values> {
	title: string
	/** What the save button says, if not 'Simpan'. */
	submitText?: string
	/** From the contract; the server validates with the same one. */
	schema: z.ZodType<Data>
	create?: (body: Data) => Promise<unknown>
	/** Without it, rows can only be created. */
	update?: (change: Change<Data>) => Promise<unknown>
	remove?: (change: Change<unknown>) => Promise<unknown>
	removeLabel?: string
	/** With a question, removing has to be confirmed. */
	removeQuestion?: string
	children: (form: Fields<Values>) => ReactNode
}

/** The form of a row: validates, saves and removes it. */
export function RowDialog<Values extends object, Data extends object>(props: RowDialogProps<Values, Data>) {
	const { open, onClose, onSaved, title, submitText, schema, create, update, children } = props
	const { remove, removeLabel, removeQuestion } = props
	const { id, versi } = open
	const row = id === undefined || versi === undefined ? undefined : { params: { id }, versi: { versi } }
	const [wrong, setWrong] = useState<Record<string, string>>({})
	const { isSending, send, failure, fields } = useSending()
	const form = useFields<Values>(open, { ...fields, ...wrong })
	const finish = (work: () => Promise<unknown> | undefined) =>
		send(async () => {
			await work()
			onSaved()
		})
	const save = () => {
		const { data, error } = schema.safeParse(form.isian)
		setWrong(error ? inputErrors(error) : {})
		if (data) finish(() => (row ? update?.({ params: row.params, body: { ...data, ...row.versi } }) : create?.(data)))
	}
	return (
		<FormDialog
			title={title}
			submitText={submitText}
			isSending={isSending}
			failure={failure && (fields.body ?? failure)}
			onSubmit={save}
			onClose={onClose}
			remove={
				row &&
				remove && {
					label: removeLabel ?? 'Hapus',
					question: removeQuestion,
					onClick: () => finish(() => remove({ params: row.params, body: row.versi })),
				}
			}
		>
			<Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1, '& .MuiTextField-root': { margin: 0 } }}>
				{children(form)}
			</Box>
		</FormDialog>
	)
}
