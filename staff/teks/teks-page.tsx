import { TextInput } from 'react-admin'
import { PESAN_PASIEN_BARU, PESAN_PENDAFTARAN } from '../../contract/dokter/pesan-pendaftaran.ts'
import { pesanReservasiBawaan } from '../../contract/reservasi/staff/pesan-reservasi.ts'
import { PESAN_PAKET } from '../../contract/shop/pesan-paket.ts'
import { menuTentang, menuUtama } from '../../contract/web/menu.ts'
import { PETUNJUK_PENCARIAN } from '../../contract/web/petunjuk-pencarian.ts'
import { isianPesan, teksInput } from '../../contract/web/staff/teks.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { SettingPage } from '../lists/setting-page.tsx'
import { MenuInput } from './menu-input.tsx'
import { PesanInput } from './pesan-input.tsx'

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
