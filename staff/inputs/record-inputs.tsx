import { Box } from '@mui/material'
import { BooleanInput, TextInput, useRecordContext } from 'react-admin'
import { FormSection } from './form-section.tsx'

/** The server makes an empty one from the name, and redirects the old address of a changed one. */
export const UriInput = ({ page }: { page: string }) => (
	<TextInput
		source="uri"
		label="Alamat halaman"
		helperText={`${page}… – kosongkan agar dibuat dari nama. Alamat lama tetap mengarah ke sini.`}
	/>
)

const KEPT = 'Bila dimatikan, pengunjung tidak melihatnya; isinya tetap tersimpan di sini.'

/** Hides a row from the site without deleting it. */
export const TampilInput = ({ helperText = KEPT }: { helperText?: string }) => (
	<BooleanInput source="tampil" label="Tampil di situs" defaultValue={1} helperText={helperText} />
)

/** A new favourite comes last; 'Urutkan favorit' above the list moves it. */
const LAST = 999

/** `where` completes the sentence 'Favorit tampil …': 'di halaman depan'. */
export function FavoritInput({ where }: { where: string }) {
	const place: number = useRecordContext()?.favorit ?? LAST
	return (
		<Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, width: '100%' }}>
			<BooleanInput
				source="favorit"
				label="Favorit"
				defaultValue={null}
				format={(value: number | null | undefined) => value !== null && value !== undefined}
				parse={(isFavourite: boolean) => (isFavourite ? place : null)}
				helperText={`Favorit tampil ${where}. Urutannya digeser lewat “Urutkan favorit” di atas daftar.`}
			/>
		</Box>
	)
}

/** Shows hours of practice without a registration by the site. */
export const JadwalSajaInput = ({ whose }: { whose: string }) => (
	<BooleanInput
		source="jadwalSaja"
		label="Jadwal saja"
		defaultValue={0}
		helperText={`Bila dinyalakan, situs menampilkan jam praktik ${whose} tanpa pendaftaran, dan meminta pasien menelepon.`}
	/>
)

/** The codes of a doctor or clinic in national registers. `satusehat` is what the code of SATUSEHAT is called there. */
export const KodeInputs = ({ satusehat }: { satusehat: string }) => (
	<FormSection title="Kode di sistem lain" help="Untuk pertukaran data. Boleh kosong; pengunjung tidak melihatnya.">
		<TextInput source="kodeSatusehat" label="Kode SATUSEHAT" helperText={satusehat} defaultValue="" />
		<TextInput source="kodeBpjs" label="Kode BPJS (HFIS)" defaultValue="" />
	</FormSection>
)
