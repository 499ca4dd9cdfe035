import { Button, Chip, List, ListItem, ListItemText, type ListItemTextProps, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { namaCakupan } from '../../contract/integrasi/cakupan.ts'
import type { FaktaKebocoran } from '../../contract/staff/kebocoran.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { keadaanKunci } from '../integrasi/keadaan-kunci.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { listAddress } from '../menunggu/list-address.ts'

const angka = (value: number) => value.toLocaleString('id-ID')
const megabytes = (bytes: number) => `${(bytes / 1e6).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`

const item = { overflowWrap: 'anywhere' } as const

const Baris = (text: ListItemTextProps) => (
	<ListItem disableGutters>
		<ListItemText {...text} />
	</ListItem>
)

export const FaktaCards = ({ fakta }: { fakta: FaktaKebocoran }) => (
	<>
		<TitledCard title="Data yang tersimpan" id="data-tersimpan">
			<List dense aria-labelledby="data-tersimpan">
				{fakta.terdampak.map(({ nama, jumlah, masa }) => (
					<Baris key={nama} primary={`${nama}: ${angka(jumlah)}`} secondary={`${angka(masa)} baru dalam masa ini`} />
				))}
			</List>
		</TitledCard>
		<TitledCard title="Isi cadangan" id="isi-cadangan">
			<Typography color="textSecondary">
				Semua berkas cadangan terenkripsi; NIK, tanggal lahir, alamat, email dan catatan di dalamnya terenkripsi sekali
				lagi dengan kunci lain. Salinan di tempat lain tidak terlihat di sini.
			</Typography>
			<List dense aria-labelledby="isi-cadangan">
				{fakta.cadangan.map(({ nama, createdAt, bytes, isi }) => (
					<Baris
						key={nama}
						primary={`${waktuSingkat(createdAt)} WIB${bytes === null ? '' : ` · ${megabytes(bytes)}`}`}
						secondary={
							isi?.map((each) => `${each.nama} ${angka(each.jumlah)}`).join(' · ') ??
							'Kunci di server ini tidak dapat membukanya.'
						}
					/>
				))}
				{fakta.cadangan.length === 0 && <Baris primary="Tidak ada cadangan di folder cadangan server ini." />}
			</List>
		</TitledCard>
		<TitledCard title="Siapa yang punya akses" id="siapa-akses">
			<List dense aria-labelledby="siapa-akses">
				{fakta.akun.map((akun) => (
					<Baris
						key={akun.id}
						primary={
							<>
								{akun.nama} {akun.melihatPasien && <Chip size="small" label="Melihat pasien" />}
							</>
						}
						secondary={describeAkun(akun)}
						sx={item}
					/>
				))}
				{fakta.kunci.map((kunci) => (
					<Baris
						key={kunci.id}
						primary={
							<>
								{kunci.nama} <Chip size="small" variant="outlined" label="Kunci API" />
							</>
						}
						secondary={describeKunci(kunci)}
						sx={item}
					/>
				))}
			</List>
			<Button
				component={Link}
				to={listAddress({ sumber: 'audit', saring: { laporan: 'akses-pasien' } })}
				variant="outlined"
			>
				Buka akses data pasien
			</Button>
		</TitledCard>
		<TitledCard title="Penerima di luar situs" id="penerima-luar">
			<List dense aria-labelledby="penerima-luar">
				{fakta.penerima.map(({ nama, alamat }) => (
					<Baris key={`${nama} ${alamat}`} primary={nama} secondary={alamat} sx={item} />
				))}
				{fakta.penerima.length === 0 && <Baris primary="Tidak ada yang menerima data pasien." />}
			</List>
		</TitledCard>
	</>
)

function describeAkun({ email, peran, aktif, duaLangkah, sesi, terakhirMasuk, akses }: FaktaKebocoran['akun'][number]) {
	const parts = [
		email,
		peran.join(', '),
		terakhirMasuk === null ? 'belum pernah masuk' : `terakhir masuk ${waktuSingkat(terakhirMasuk)} WIB`,
		`${angka(sesi)} sesi terbuka`,
		`${angka(akses)} kali membuka data pasien`,
		!duaLangkah && 'tanpa dua langkah',
		!aktif && 'akun ditutup',
	]
	return parts.filter(Boolean).join(' · ')
}

const ended = { berlaku: false, dicabut: 'dicabut', kedaluwarsa: 'kedaluwarsa' } as const

function describeKunci(kunci: FaktaKebocoran['kunci'][number]) {
	const { cakupan, dipakaiAt } = kunci
	const parts = [
		...cakupan.map((each) => namaCakupan[each]),
		dipakaiAt === null ? 'belum pernah dipakai' : `terakhir dipakai ${waktuSingkat(dipakaiAt)} WIB`,
		ended[keadaanKunci(kunci, Date.now())],
	]
	return parts.filter(Boolean).join(' · ')
}
