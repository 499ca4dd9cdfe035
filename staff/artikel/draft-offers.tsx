import { Alert, Box, Button } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify, useRecordContext } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { Link } from 'react-router-dom'
import type { IsiVersi, VersiDenganIsi } from '../../contract/artikel/staff/artikel-versi.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { apiAddress, callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { useDraft } from './draft-state.ts'

/** Above the form: unsaved writing to go on with. */
export function DraftOffers() {
	const record = useRecordContext()
	return record ? <OffersOfArtikel id={String(record.id)} /> : <OffersOfNew />
}

function OffersOfNew() {
	const { data, refetch } = useApiQuery('GET /v1/staf/artikel/salinan')
	return <CopyOffers copies={data ?? []} onDiscarded={refetch} />
}

export const versiPath = (id: string) => `/artikel/${id}/versi`

function OffersOfArtikel({ id }: { id: string }) {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/artikel/{id}/versi', { params: { id } })
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	return (
		<>
			{data?.konsep && <KonsepOffer id={id} konsep={data.konsep} onDiscarded={refetch} />}
			<CopyOffers copies={data?.salinan ?? []} onDiscarded={refetch} />
		</>
	)
}

/** Puts these values into the form, as if they were typed. */
function useFillForm() {
	const { setValue } = useFormContext()
	return (isi: IsiVersi) => {
		for (const [name, value] of Object.entries(isi)) setValue(name, value, { shouldDirty: true, shouldTouch: true })
	}
}

function CopyOffers({ copies, onDiscarded }: { copies: VersiDenganIsi[]; onDiscarded: () => void }) {
	const { copy } = useDraft()
	const [continued, setContinued] = useState<string>()
	const fill = useFillForm()
	const attempt = useAttempt()
	const discard = (id: string) =>
		attempt(async () => {
			await callApi('DELETE /v1/staf/artikel/salinan/{id}', { params: { id } })
			onDiscarded()
		})
	return copies
		.filter(({ id }) => id !== copy.id && id !== copy.saved && id !== continued)
		.map(({ id, judul, createdAt, isi }) => (
			<Offer
				key={id}
				severity="warning"
				text={`Tulisan Anda yang belum disimpan masih ada: “${judul || 'Tanpa judul'}”, tersimpan otomatis ${waktuSingkat(createdAt)}.`}
			>
				<Button
					color="inherit"
					onClick={() => {
						copy.id = id
						setContinued(id)
						fill(isi)
					}}
				>
					Lanjutkan
				</Button>
				<Button color="inherit" onClick={() => discard(id)}>
					Buang
				</Button>
			</Offer>
		))
}

function KonsepOffer({ id, konsep, onDiscarded }: { id: string; konsep: VersiDenganIsi; onDiscarded: () => void }) {
	const draft = useDraft()
	const fill = useFillForm()
	const attempt = useAttempt()
	const notify = useNotify()
	// Until the saved draft is read again, `konsep` is the one before it. Ids are in the order of their making.
	const isShown = draft.konsep !== null && draft.konsep >= konsep.id
	const discard = () =>
		attempt(async () => {
			await callApi('DELETE /v1/staf/artikel/{id}/konsep', { params: { id } })
			draft.showKonsep(null)
			notify('Konsep dibuang. Isinya masih ada di riwayat versi.', { type: 'info' })
			onDiscarded()
		})
	const saved = `disimpan ${konsep.stafNama}, ${waktuSingkat(konsep.createdAt)}`
	return (
		<Offer
			severity="info"
			text={
				isShown
					? `Anda menyunting konsep (${saved}). Pengunjung masih melihat versi yang terbit; “Terbitkan” menggantinya.`
					: `Ada konsep yang belum terbit (${saved}). Formulir ini menampilkan ${draft.konsep === null ? 'versi yang dilihat pengunjung' : 'konsep yang lebih lama'}.`
			}
		>
			{!isShown && (
				<Button
					color="inherit"
					onClick={() => {
						draft.showKonsep(konsep.id)
						fill(konsep.isi)
					}}
				>
					Lanjutkan konsep
				</Button>
			)}
			<Button color="inherit" component={Link} to={`${versiPath(id)}?lihat=${konsep.id}`}>
				Lihat perbedaan
			</Button>
			<Button
				color="inherit"
				href={apiAddress('GET /v1/staf/artikel/{id}/konsep/pratinjau', { params: { id } })}
				target="_blank"
				rel="noopener"
			>
				Pratinjau konsep
			</Button>
			<Button color="inherit" onClick={discard}>
				Buang konsep
			</Button>
		</Offer>
	)
}

const Offer = ({ severity, text, children }: { severity: 'info' | 'warning'; text: string; children: ReactNode }) => (
	<Alert severity={severity} sx={{ width: '100%', marginBottom: 2 }}>
		{text}
		<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, marginInlineStart: -1 }}>{children}</Box>
	</Alert>
)
