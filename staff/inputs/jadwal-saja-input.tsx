import { BooleanInput } from 'react-admin'

/** Shows hours of practice without a registration by the site. */
export const JadwalSajaInput = ({ whose }: { whose: string }) => (
	<BooleanInput
		source="jadwalSaja"
		label="Jadwal saja"
		defaultValue={0}
		helperText={`Bila dinyalakan, situs menampilkan jam praktik ${whose} tanpa pendaftaran, dan meminta pasien menelepon.`}
	/>
)
