import { Button } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type RaRecord, useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import type { ArtikelInput } from '../../contract/artikel/staff/artikel.ts'
import { callApi } from '../api/call-api.ts'
import { apiQueryKey } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { wholePress } from '../inputs/whole-press.ts'
import { useDraft } from './draft-state.ts'
import { useTinjauan } from './tinjauan.tsx'

/** Saves a published article's next version without publishing it. */
export function SaveKonsepButton() {
	const record = useRecordContext<RaRecord<string>>()
	const form = useFormContext<ArtikelInput>()
	const draft = useDraft()
	const notify = useNotify()
	const queries = useQueryClient()
	const { isSending, send } = useSending({ notifies: true })
	const { perlu } = useTinjauan()
	if (record?.status !== 'terbit' && !(perlu && record?.status === 'terjadwal')) return null
	const params = { id: record.id }
	const save = form.handleSubmit(
		(isi) =>
			send(async () => {
				const body = { isi, konsep: draft.konsep }
				const { data } = await callApi('POST /v1/staf/artikel/{id}/konsep', { params, body })
				await draft.finishCopy()
				// The values stay; they are no longer unsaved.
				form.reset(isi)
				draft.showKonsep(data.id)
				notify('Konsep disimpan. Pengunjung belum melihatnya.', { type: 'success' })
				await queries.invalidateQueries({ queryKey: apiQueryKey('GET /v1/staf/artikel/{id}/versi', { params }) })
			}),
		() => notify('ra.message.invalid_form', { type: 'error' }),
	)
	return (
		<Button
			variant="outlined"
			disabled={isSending}
			onMouseDown={wholePress.onMouseDown}
			onClick={(event) => {
				wholePress.onClick(event)
				save(event)
			}}
		>
			Simpan sebagai konsep
		</Button>
	)
}
