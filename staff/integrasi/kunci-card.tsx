import Add from '@mui/icons-material/Add'
import {
	Box,
	Button,
	Chip,
	FormControl,
	FormGroup,
	FormHelperText,
	FormLabel,
	List,
	ListItem,
	TextField,
	Typography,
} from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { cakupan, namaCakupan } from '../../contract/integrasi/cakupan.ts'
import { type KunciApi, type KunciApiValues, kunciApiInput } from '../../contract/integrasi/staff/sinkronisasi.ts'
import { tanggalSingkat, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi, type ResponseOf } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { type OpenRow, RowDialog } from '../dialogs/row-dialog.tsx'
import { SecretDialog } from '../dialogs/secret-dialog.tsx'
import { Checks } from '../dialogs/selects.tsx'
import { LoadState } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { type KeadaanKunci, keadaanKunci } from './keadaan-kunci.ts'

const chips = {
	berlaku: { label: 'Berlaku', color: 'success' },
	dicabut: { label: 'Dicabut', color: 'default' },
	kedaluwarsa: { label: 'Kedaluwarsa', color: 'warning' },
} as const satisfies Record<KeadaanKunci, object>

export function KunciCard() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/integrasi/kunci')
	const [isAdding, setAdding] = useState(false)
	const [created, setCreated] = useState<{ nama: string; kunci: string }>()
	const [revoking, setRevoking] = useState<KunciApi>()
	const notify = useNotify()
	const attempt = useAttempt()
	const revoke = ({ id, nama }: KunciApi) => {
		setRevoking(undefined)
		return attempt(async () => {
			await callApi('DELETE /v1/staf/integrasi/kunci/{id}', { params: { id } })
			notify(`Kunci ${nama} dicabut.`, { type: 'success' })
			await refetch()
		})
	}
	return (
		<TitledCard title="Kunci API" id="kunci-api" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
			<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
				Dengan kunci, sistem lain masuk tanpa kata sandi. Buat satu kunci untuk tiap sistem, dengan hak sesedikit
				mungkin, supaya dapat dicabut sendiri-sendiri.
			</Typography>
			<Button variant="contained" startIcon={<Add />} onClick={() => setAdding(true)}>
				Buat kunci
			</Button>
			<LoadState label="Memuat kunci" data={data} failure={failure} onRetry={refetch} />
			{data?.length === 0 && <Typography>Belum ada kunci. Sistem lain belum dapat masuk.</Typography>}
			{data && data.length > 0 && (
				<List disablePadding aria-labelledby="kunci-api" sx={{ width: '100%' }}>
					{data.map((kunci, place) => (
						<KunciItem
							key={kunci.id}
							kunci={kunci}
							divider={place + 1 < data.length}
							onRevoke={() => setRevoking(kunci)}
						/>
					))}
				</List>
			)}
			{isAdding && (
				<KunciDialog
					onClose={() => setAdding(false)}
					onCreated={setCreated}
					onSaved={() => {
						setAdding(false)
						refetch()
					}}
				/>
			)}
			{created && (
				<SecretDialog
					title={`Kunci ${created.nama}`}
					label="Kunci"
					value={created.kunci}
					severity="warning"
					onClose={() => setCreated(undefined)}
				>
					Salin sekarang ke sistem itu: kunci ini tidak ditampilkan lagi, dan tidak dapat dicari kembali. Sistem itu
					mengirimnya di setiap permintaan sebagai <code>Authorization: Bearer …</code>
				</SecretDialog>
			)}
			<Confirm
				isOpen={revoking !== undefined}
				title={`Cabut kunci ${revoking?.nama}?`}
				content="Sistem yang memakainya langsung ditolak. Kunci yang dicabut tidak dapat dihidupkan lagi; buat kunci baru bila perlu. Data yang sudah dikirimnya tetap ada."
				confirm="Cabut"
				confirmColor="warning"
				onConfirm={() => revoking && revoke(revoking)}
				onClose={() => setRevoking(undefined)}
			/>
		</TitledCard>
	)
}

function KunciItem({ kunci, divider, onRevoke }: { kunci: KunciApi; divider: boolean; onRevoke: () => void }) {
	const { nama, cakupan, akhir, stafNama, createdAt, kedaluwarsaAt, dipakaiAt, dicabutAt } = kunci
	const keadaan = keadaanKunci(kunci, Date.now())
	const until = dicabutAt
		? `Dicabut ${waktuSingkat(dicabutAt)} WIB`
		: `${keadaan === 'berlaku' ? 'Berlaku sampai' : 'Berakhir'} ${tanggalSingkat(kedaluwarsaAt)}`
	const used = dipakaiAt ? `Terakhir dipakai ${waktuSingkat(dipakaiAt)} WIB` : 'Belum pernah dipakai'
	return (
		<ListItem
			disableGutters
			divider={divider}
			sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'flex-start' }}
		>
			<Box sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
				<Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
					{nama} <Chip size="small" variant="outlined" {...chips[keadaan]} />
				</Typography>
				<Typography>{cakupan.map((each) => namaCakupan[each]).join(' · ')}</Typography>
				{/* The font draws an x between digits as a sign otherwise. */}
				<Typography color="textSecondary" sx={{ fontFeatureSettings: '"calt" 0' }}>
					{`Berakhiran ${akhir} · Dibuat ${stafNama}, ${tanggalSingkat(createdAt)}`}
				</Typography>
				<Typography color="textSecondary">{`${until} · ${used}`}</Typography>
			</Box>
			{keadaan === 'berlaku' && (
				<Button variant="outlined" color="error" onClick={onRevoke} aria-label={`Cabut ${nama}`}>
					Cabut
				</Button>
			)}
		</ListItem>
	)
}

const DAY_MS = 86_400_000

const choices = cakupan.map((id) => ({ id, nama: namaCakupan[id] }))

const newKunci: KunciApiValues = { nama: '', cakupan: [], berlakuHari: 365 }

interface KunciDialogProps extends Omit<OpenRow<KunciApiValues>, 'open'> {
	onCreated: (created: ResponseOf<'POST /v1/staf/integrasi/kunci'>['data']['created']) => void
}

/** Makes a key. It is never changed, only revoked. */
const KunciDialog = ({ onCreated, ...row }: KunciDialogProps) => (
	<RowDialog
		{...row}
		open={newKunci}
		title="Kunci baru"
		submitText="Buat kunci"
		schema={kunciApiInput}
		create={async (body) => onCreated((await callApi('POST /v1/staf/integrasi/kunci', { body })).data.created)}
	>
		{({ isian, change, errors, field }) => (
			<>
				<TextField
					label="Nama sistem"
					{...field('nama', { maxLength: 60, help: 'Misalnya SIMRS. Nama ini tercatat di setiap perubahannya.' })}
				/>
				<FormControl component="fieldset" error={Boolean(errors.cakupan)}>
					<FormLabel component="legend">Hak</FormLabel>
					<FormGroup>
						<Checks choices={choices} chosen={isian.cakupan} onChange={(chosen) => change({ cakupan: chosen })} />
					</FormGroup>
					<FormHelperText>{errors.cakupan}</FormHelperText>
				</FormControl>
				<TextField
					label="Berlaku (hari)"
					{...field('berlakuHari', { inputMode: 'numeric', maxLength: 3, help: untilWhen(isian.berlakuHari) })}
				/>
			</>
		)}
	</RowDialog>
)

/** `hari` is text while it is typed. */
function untilWhen(hari: unknown): string {
	const days = Number(hari)
	const isKnown = Number.isInteger(days) && days > 0
	return isKnown
		? `Sampai ${tanggalSingkat(Date.now() + days * DAY_MS)}. Paling lama 730 hari.`
		: 'Paling lama 730 hari.'
}
