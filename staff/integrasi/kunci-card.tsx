import Add from '@mui/icons-material/Add'
import { Box, Button, Chip, List, ListItem, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { namaCakupan } from '../../contract/integrasi/cakupan.ts'
import type { KunciApi } from '../../contract/integrasi/staff/sinkronisasi.ts'
import { tanggalSingkat, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-attempt.ts'
import { SecretDialog } from '../dialogs/secret-dialog.tsx'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { TitledCard } from '../layout/titled-card.tsx'
import { type KeadaanKunci, keadaanKunci } from './keadaan-kunci.ts'
import { KunciDialog } from './kunci-dialog.tsx'

const chips = {
	berlaku: { label: 'Berlaku', color: 'success' },
	dicabut: { label: 'Dicabut', color: 'default' },
	kedaluwarsa: { label: 'Kedaluwarsa', color: 'warning' },
} as const satisfies Record<KeadaanKunci, object>

/** The keys by which other systems sign in. */
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
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!data && !failure && <Memuat label="Memuat kunci" />}
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

interface KunciItemProps {
	kunci: KunciApi
	divider: boolean
	onRevoke: () => void
}

function KunciItem({ kunci, divider, onRevoke }: KunciItemProps) {
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
