import { Alert, Box, Button, Card, CardContent, Link, TextField, Typography } from '@mui/material'
import { Link as RouterLink } from 'react-router-dom'
import { CARI_MIN, type MemberDitemukan } from '../../contract/pasien/staff/pasien.ts'
import { namaStatus } from '../../contract/reservasi/staff/langkah-reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { Checks } from '../dialogs/selects.tsx'
import { useTypedSearch } from '../inputs/use-typed-search.ts'
import { LoadFailed } from '../layout/load-state.tsx'
import { NoTelp } from './no-telp.tsx'

interface PasienSearchProps {
	/** @param pasienId the chosen patient, or null for a new one of this member */
	onChoose: (member: MemberDitemukan, pasienId: string | null) => void
}

/** Finds members by the name or phone number of a patient. The text stays out of the address. */
export function PasienSearch({ onChoose }: PasienSearchProps) {
	const { typed, setTyped, q } = useTypedSearch()
	const isLong = q.length >= CARI_MIN
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/pasien', isLong ? { query: { q } } : null)
	return (
		<>
			<TextField
				type="search"
				label="Nama atau nomor telepon pasien"
				value={typed}
				autoFocus
				onChange={({ target }) => setTyped(target.value)}
				helperText={`Paling sedikit ${CARI_MIN} huruf atau angka. Pencarian tercatat.`}
				slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false, maxLength: 200 } }}
			/>
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			<Typography aria-live="polite" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
				{isLong && !failure && (data ? `${data.member.length} ditemukan` : 'Mencari …')}
			</Typography>
			{data?.lebih && <Alert severity="info">Masih ada yang lain. Tulis nama atau nomor lebih lengkap.</Alert>}
			{isLong && data?.member.map((member) => <Member key={member.id} member={member} onChoose={onChoose} />)}
		</>
	)
}

function Member({ member, onChoose }: { member: MemberDitemukan } & PasienSearchProps) {
	return (
		<Card component="section" aria-label={`Keluarga ${member.nama}`}>
			<CardContent sx={{ display: 'grid', gap: 1, '&:last-child': { paddingBlockEnd: 2 } }}>
				<Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
					{member.nama || 'Tanpa nama'}
					{member.noTelp !== '' && ' · '}
					<NoTelp noTelp={member.noTelp} />
				</Typography>
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
					{member.pasien.map((pasien) => (
						<Button
							key={pasien.id}
							variant="outlined"
							disabled={!pasien.isComplete}
							onClick={() => onChoose(member, pasien.id)}
							sx={{ textAlign: 'start' }}
						>
							{pasien.nama || 'Tanpa nama'}
							{pasien.tanggalLahir && `, ${pasien.tanggalLahir}`}
							{!pasien.isComplete && ' (data belum lengkap)'}
						</Button>
					))}
					<Button onClick={() => onChoose(member, null)}>Pasien baru di keluarga ini</Button>
				</Box>
				{member.reservasi.map(({ id, kode, tanggalVisit, status }) => (
					<Typography key={id} sx={{ fontSize: '0.875rem' }}>
						<Link component={RouterLink} to={`/reservasi/${id}`} sx={{ fontVariantLigatures: 'none' }}>
							{kode}
						</Link>{' '}
						· {hariTanggal(tanggalVisit)} · {namaStatus[status]}
					</Typography>
				))}
			</CardContent>
		</Card>
	)
}

interface PasienChecksProps {
	member: MemberDitemukan
	chosen: string[]
	onChange: (chosen: string[]) => void
}

export const PasienChecks = ({ member, chosen, onChange }: PasienChecksProps) => (
	<Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
		<Checks choices={member.pasien.filter(({ isComplete }) => isComplete)} chosen={chosen} onChange={onChange} />
	</Box>
)
