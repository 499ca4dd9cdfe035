import { formatHariTanggal } from '../../../lib/dates/format-tanggal.ts'
import { useHariIni } from '../../../lib/dates/use-sekarang.ts'
import { useTemplate } from '../../../template.ts'

/** In print only: the date of printing and where to register, and for a dialog, which is printed alone, the hospital. */
export function PrintedSource({ withHospital = false }: { withHospital?: boolean }) {
	const { webSetting, berandaPendaftaran } = useTemplate()
	const hariIni = useHariIni()
	const setting = webSetting.data
	return (
		<div className="mt-4 hidden text-sm print:block">
			{withHospital && setting && (
				<p>
					<strong>{setting.namaWeb}</strong>, {setting.alamat}
				</p>
			)}
			{berandaPendaftaran.data && <p>Pendaftaran: {berandaPendaftaran.data.noTelp}</p>}
			<p>Jadwal per {formatHariTanggal(hariIni)}. Jadwal dapat berubah sewaktu-waktu.</p>
		</div>
	)
}
