import { Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { type RaRecord, useRecordContext } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { callApi } from '../api/call-api.ts'
import { useDraft } from './draft-state.ts'

/** After this pause in typing the form is copied to the server. */
const PAUSE_MS = 2000
/** The longest time between two copies while someone types without a pause. */
const LONGEST_MS = 10_000
/** A failed copy is sent again. */
const RETRY_MS = 10_000

const jam = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

/** Copies the form to the server while it is written, and shows the time of the last copy. */
export function Autosave() {
	const record = useRecordContext<RaRecord<string>>()
	const { copy } = useDraft()
	const { getValues } = useFormContext()
	const { isDirty } = useFormState()
	const values = useWatch()
	const [savedAt, setSavedAt] = useState<number>()
	const [hasFailed, setFailed] = useState(false)
	const isSending = useRef(false)
	const sent = useRef('')
	const changedAt = useRef<number>(undefined)
	const unsaved = useRef(false)

	const send = async () => {
		const isi = getValues()
		const text = JSON.stringify(isi)
		if (isSending.current || text === sent.current) return
		isSending.current = true
		changedAt.current = undefined
		try {
			const body = { id: copy.id, artikelId: record?.id ?? null, isi }
			const { data } = await callApi('POST /v1/staf/artikel/salinan', { body })
			sent.current = text
			// The form was saved in the meantime.
			if (copy.isFinished) await callApi('DELETE /v1/staf/artikel/salinan/{id}', { params: { id: data.id } })
			else copy.id = data.id
			setSavedAt(data.createdAt)
			setFailed(false)
			// Typed while the request was under way.
			const isBehind = unsaved.current && !copy.isFinished && JSON.stringify(getValues()) !== text
			if (isBehind) setTimeout(() => latest.current(), PAUSE_MS)
		} catch {
			setFailed(true)
		}
		isSending.current = false
	}
	const latest = useRef(send)
	latest.current = send

	// biome-ignore lint/correctness/useExhaustiveDependencies: every change of a value starts the pause again
	useEffect(() => {
		unsaved.current = isDirty
		if (!isDirty) return
		copy.isFinished = false
		changedAt.current ??= Date.now()
		const rest = Math.max(0, changedAt.current + LONGEST_MS - Date.now())
		const timer = setTimeout(() => latest.current(), Math.min(PAUSE_MS, rest))
		return () => clearTimeout(timer)
	}, [values, isDirty])

	useEffect(() => {
		if (!hasFailed) return
		const timer = setInterval(() => latest.current(), RETRY_MS)
		return () => clearInterval(timer)
	}, [hasFailed])

	// A hidden tab may be closed next.
	useEffect(() => {
		const onHide = () => document.visibilityState === 'hidden' && isDirty && latest.current()
		document.addEventListener('visibilitychange', onHide)
		return () => document.removeEventListener('visibilitychange', onHide)
	}, [isDirty])

	// Leaving the form within the pause must not lose the last words.
	useEffect(
		() => () => {
			if (unsaved.current && !copy.isFinished) latest.current()
		},
		[copy],
	)

	return (
		<Typography variant="body2" role="status" color={hasFailed ? 'error' : 'textSecondary'} sx={{ minHeight: '1.5em' }}>
			{hasFailed
				? 'Belum tersimpan otomatis. Jangan tutup halaman ini; penyimpanan diulang sendiri.'
				: savedAt && `Tersimpan otomatis ${jam.format(savedAt)}`}
		</Typography>
	)
}
