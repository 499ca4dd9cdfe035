import DragIndicator from '@mui/icons-material/DragIndicator'
import { Box, List, ListItem, TextField, Typography } from '@mui/material'
import { useId } from 'react'
import { TextInput, useInput } from 'react-admin'
import { PESAN_PASIEN_BARU, PESAN_PENDAFTARAN } from '../../contract/dokter/pesan-pendaftaran.ts'
import { pesanReservasiBawaan } from '../../contract/reservasi/staff/pesan-reservasi.ts'
import { PESAN_PAKET } from '../../contract/shop/pesan-paket.ts'
import type { MenuItem } from '../../contract/web/arrange-menu.ts'
import { menuTentang, menuUtama } from '../../contract/web/menu.ts'
import { PETUNJUK_PENCARIAN } from '../../contract/web/petunjuk-pencarian.ts'
import { isianPesan, teksInput } from '../../contract/web/staff/teks.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { MoveButtons, useMoves } from '../lists/move-rows.tsx'
import { SettingPage } from '../lists/staff-pages.tsx'
import { PesanInput } from './pesan-input.tsx'

interface MenuInputProps {
	source: string
	label: string
	/** The entries in the default order, with their default labels. */
	bawaan: readonly MenuItem[]
}

/** Labels and order of menu entries. Entries move by drag and drop or by buttons; none can be removed. */
function MenuInput({ source, label, bawaan }: MenuInputProps) {
	const { field } = useInput<MenuItem[]>({ source, defaultValue: [] })
	const title = useId()
	const items = withMissing(bawaan, field.value)
	// The default order without labels of its own is stored as nothing.
	const save = (next: MenuItem[]) =>
		field.onChange(next.every(({ id, judul }, place) => judul === '' && id === bawaan[place]?.id) ? [] : next)
	const move = (from: number, to: number) => {
		const moved = [...items]
		moved.splice(to, 0, ...moved.splice(from, 1))
		save(moved)
	}
	const movesOf = useMoves(items, move)
	return (
		<Box role="group" aria-labelledby={title} sx={{ width: '100%', marginBottom: 2 }}>
			<Typography id={title} sx={{ fontWeight: 600 }}>
				{label}
			</Typography>
			<List dense disablePadding>
				{items.map((item, place) => {
					const nama = namaOf(bawaan, item.id)
					const moves = movesOf(place)
					return (
						<ListItem
							key={item.id}
							disableGutters
							{...moves.drag}
							sx={{ gap: 0.5, opacity: moves.isDragged ? 0.4 : 1 }}
						>
							<DragIndicator fontSize="small" color="disabled" sx={{ cursor: 'grab', flexShrink: 0 }} />
							<TextField
								margin="none"
								name={`${source}.${place}.judul`}
								value={item.judul}
								placeholder={nama}
								onChange={({ target }) =>
									save(items.map((each) => (each.id === item.id ? { ...each, judul: target.value } : each)))
								}
								onBlur={field.onBlur}
								slotProps={{ htmlInput: { 'aria-label': `Tulisan menu ${nama}`, maxLength: 30 } }}
							/>
							<MoveButtons name={`menu ${nama}`} moves={moves} />
						</ListItem>
					)
				})}
			</List>
		</Box>
	)
}

const namaOf = (bawaan: readonly MenuItem[], id: string) =>
	bawaan.find((each) => each.id === id)?.judul.replace('{toko}', 'Nama toko') ?? ''

/** The stored entries, then those that were never arranged. */
const withMissing = (bawaan: readonly MenuItem[], stored: MenuItem[]): MenuItem[] => [
	...stored,
	...bawaan.filter(({ id }) => !stored.some((each) => each.id === id)).map(({ id }) => ({ id, judul: '' })),
]

const CARA =
	'Isian dalam kurung kurawal diganti saat pesan dibuka. Bagian dalam kurung siku [ ] hanya tampil bila isiannya ada.'

const pengunjung = [
	{ source: 'pesanPendaftaran', label: 'Pendaftaran dari jadwal dokter', bawaan: PESAN_PENDAFTARAN },
	{ source: 'pesanPasienBaru', label: 'Pendaftaran pasien baru', bawaan: PESAN_PASIEN_BARU },
	{ source: 'pesanPaket', label: 'Pertanyaan tentang paket', bawaan: PESAN_PAKET },
] as const

const reservasi = [
	{ source: 'pesanBaru', label: 'Reservasi baru', bawaan: pesanReservasiBawaan.baru },
	{ source: 'pesanDikonfirmasi', label: 'Reservasi dikonfirmasi', bawaan: pesanReservasiBawaan.dikonfirmasi },
	{ source: 'pesanHadir', label: 'Sudah hadir', bawaan: pesanReservasiBawaan.hadir },
	{ source: 'pesanSelesai', label: 'Kunjungan selesai', bawaan: pesanReservasiBawaan.selesai },
	{ source: 'pesanBatal', label: 'Reservasi batal', bawaan: pesanReservasiBawaan.batal },
	{ source: 'pesanTidakHadir', label: 'Pasien tidak hadir', bawaan: pesanReservasiBawaan['tidak-hadir'] },
]

export default function TeksPage() {
	return (
		<SettingPage resource="teks" title="Teks situs" schema={teksInput}>
			<FormSection
				title="Menu"
				help="Seret atau pakai panah untuk mengurutkan. Tulisan yang kosong memakai nama bawaan; alamat halamannya tetap."
			>
				<MenuInput source="menu" label="Menu utama" bawaan={menuUtama} />
				<MenuInput source="menuTentang" label="Di bawah Tentang Kami" bawaan={menuTentang} />
			</FormSection>
			<FormSection title="Pesan WhatsApp dari pengunjung" help={CARA}>
				{pengunjung.map((each) => (
					<PesanInput key={each.source} {...each} isian={isianPesan[each.source]} />
				))}
			</FormSection>
			<FormSection
				title="Pesan WhatsApp tentang reservasi"
				help="Dikirim petugas dari halaman reservasi. Nama pasien dan paket sengaja tidak tersedia: layar ponsel dapat dilihat orang lain."
			>
				{reservasi.map((each) => (
					<PesanInput key={each.source} {...each} isian={isianPesan.pesanReservasi} />
				))}
			</FormSection>
			<FormSection
				title="Kontak privasi"
				help="Yang menjawab pertanyaan tentang data pribadi, di halaman Kebijakan Privasi. Bila kosong, kontak rumah sakit yang tampil."
			>
				<TextInput source="privasiNama" label="Nama atau jabatan" defaultValue="" />
				<TextInput source="privasiEmail" label="Email" type="email" defaultValue="" />
				<TextInput source="privasiTelp" label="Telepon" inputMode="tel" defaultValue="" />
			</FormSection>
			<FormSection title="Petunjuk saat tidak ada isi">
				<TextInput
					source="petunjukKosong"
					label="Di daftar yang kosong"
					multiline
					defaultValue=""
					helperText="Satu kalimat di bawah “Tidak Ditemukan”, misalnya ke mana pengunjung dapat bertanya."
				/>
				<PesanInput
					source="petunjukPencarian"
					label="Di pencarian tanpa hasil"
					bawaan={PETUNJUK_PENCARIAN}
					isian={isianPesan.petunjukPencarian}
				/>
			</FormSection>
		</SettingPage>
	)
}
