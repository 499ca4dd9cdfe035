import {
	Box,
	Button,
	Card,
	Chip,
	FormControlLabel,
	List,
	ListItem,
	ListItemText,
	Radio,
	RadioGroup,
	Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { JenisVersi, VersiArtikel } from '../../contract/artikel/staff/artikel-versi.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi, type ResponseOf } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { LoadState } from '../layout/load-state.tsx'
import { useUndoableNotice } from '../undo/use-undoable-notice.tsx'
import { describeChanges, type Part } from './describe-changes.ts'

const waktu = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Jakarta' })

const jenisNames: Record<JenisVersi, string | null> = {
	konsep: 'Konsep, belum terbit',
	'konsep-lama': 'Konsep lama',
	simpan: null,
	otomatis: null,
}

/** The history of one article: who saved it when, what changed, and how to get an earlier one back. */
export default function VersiPage() {
	const { id = '' } = useParams()
	const [search, setSearch] = useSearchParams()
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/artikel/{id}/versi', { params: { id } })
	const open = search.get('lihat')
	const rows = data ? [...(data.konsep ? [data.konsep] : []), ...data.versi] : []
	const current = data?.versi.find(({ jenis }) => jenis === 'simpan')?.id
	return (
		<Box sx={{ maxWidth: 900, display: 'grid', gap: 2 }}>
			<Title title="Riwayat versi" />
			<Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
				<Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
					{data?.judul ?? ' '}
				</Typography>
				<Button component={Link} to={`/artikel/${id}`}>
					Kembali ke artikel
				</Button>
			</Box>
			<Typography color="textSecondary">
				Setiap penyimpanan tercatat di sini, paling banyak 50 versi terakhir. Memulihkan sebuah versi mengganti isi
				artikel; alamat, penerbitan, dan urutan favorit tetap.
			</Typography>
			<LoadState label="Memuat riwayat" data={data} failure={failure} onRetry={refetch} />
			{data && rows.length === 0 && (
				<Typography color="textSecondary">
					Belum ada riwayat. Versi pertama tercatat saat artikel ini disimpan.
				</Typography>
			)}
			{rows.length > 0 && (
				<Card>
					<List disablePadding>
						{rows.map((versi) => (
							<VersiRow
								key={versi.id}
								versi={versi}
								isCurrent={versi.id === current}
								onOpen={() => setSearch({ lihat: versi.id })}
							/>
						))}
					</List>
				</Card>
			)}
			{open && (
				<VersiDialog
					artikelId={id}
					id={open}
					isCurrent={open === current}
					onClose={() => setSearch({})}
					onRestored={() => {
						setSearch({})
						refetch()
					}}
				/>
			)}
		</Box>
	)
}

function VersiRow({ versi, isCurrent, onOpen }: { versi: VersiArtikel; isCurrent: boolean; onOpen: () => void }) {
	const name = isCurrent ? 'Sekarang' : jenisNames[versi.jenis]
	const when = waktu.format(versi.createdAt)
	return (
		<ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
			<ListItemText
				primary={
					<>
						{when} {name && <Chip size="small" variant="outlined" label={name} />}
					</>
				}
				secondary={`${versi.stafNama || 'Sebelum riwayat dimulai'} · ${versi.judul}`}
				sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
			/>
			<Button onClick={onOpen} aria-label={`Lihat perbedaan ${when}`}>
				Lihat perbedaan
			</Button>
		</ListItem>
	)
}

interface VersiDialogProps {
	artikelId: string
	id: string
	isCurrent: boolean
	onClose: () => void
	onRestored: () => void
}

function VersiDialog({ artikelId, id, isCurrent, onClose, onRestored }: VersiDialogProps) {
	const params = { id: artikelId, versiId: id }
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/artikel/{id}/versi/{versiId}', { params })
	const notice = useUndoableNotice()
	const { isSending, send, failure: refused } = useSending()
	const restore = () =>
		send(async () => {
			await callApi('POST /v1/staf/artikel/{id}/versi/{versiId}/pulihkan', { params, body: {} })
			notice('Versi dipulihkan', { resource: 'artikel', ids: [artikelId], onUndone: onRestored })
			onRestored()
		})
	return (
		<TitledDialog
			title={data ? `Versi ${waktuSingkat(data.createdAt)}` : 'Versi'}
			onClose={onClose}
			maxWidth="md"
			isFullOnPhones
			actions={
				<>
					<Button onClick={onClose}>Tutup</Button>
					{data && !isCurrent && data.jenis !== 'konsep' && (
						<Button variant="contained" onClick={restore} disabled={isSending}>
							Pulihkan versi ini
						</Button>
					)}
				</>
			}
		>
			<LoadState label="Memuat versi" data={data} failure={failure} onRetry={refetch} />
			{data && <Difference versi={data} isCurrent={isCurrent} />}
			{refused && (
				<Typography color="error" role="alert">
					{refused}
				</Typography>
			)}
		</TitledDialog>
	)
}

interface DifferenceProps {
	versi: ResponseOf<'GET /v1/staf/artikel/{id}/versi/{versiId}'>['data']
	isCurrent: boolean
}

function Difference({ versi, isCurrent }: DifferenceProps) {
	const { isi, sebelum, sekarang, nama, jenis } = versi
	const [other, setOther] = useState(isCurrent || (sebelum && jenis === 'simpan') ? 'sebelum' : 'sekarang')
	const changes = other === 'sebelum' ? describeChanges(sebelum ?? {}, isi, nama) : describeChanges(sekarang, isi, nama)
	return (
		<>
			<RadioGroup row aria-label="Dibandingkan dengan" value={other} onChange={(_, value) => setOther(value)}>
				<FormControlLabel value="sebelum" control={<Radio />} label="Dari versi sebelumnya" disabled={!sebelum} />
				<FormControlLabel value="sekarang" control={<Radio />} label="Dari artikel sekarang" />
			</RadioGroup>
			{changes.length === 0 && <Typography color="textSecondary">Tidak ada perbedaan.</Typography>}
			{changes.map(({ field, label, parts }) => (
				<Box component="section" key={field} sx={{ marginTop: 2 }}>
					<Typography variant="subtitle2" component="h3">
						{label}
					</Typography>
					<Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', lineHeight: 1.7 }}>
						{parts.every(({ added, removed }) => !added && !removed) ? (
							<Typography color="textSecondary">Kata-katanya sama; format atau gambarnya berubah.</Typography>
						) : (
							parts.map((part) => <Word key={part.key} part={part} />)
						)}
					</Box>
				</Box>
			))}
		</>
	)
}

/** Marked by underline and strike-through too, not by colour alone. */
function Word({ part: { value, added, removed } }: { part: Part }) {
	if (!added && !removed) return value
	const look = added
		? { backgroundColor: '#d8f0e4', color: '#064b2f' }
		: { backgroundColor: '#fbe3e0', color: '#7a1d14' }
	return (
		<Box component={added ? 'ins' : 'del'} sx={look}>
			{value}
		</Box>
	)
}
