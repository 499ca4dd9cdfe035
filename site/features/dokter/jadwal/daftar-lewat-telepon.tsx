import { phonesOf } from '../../../lib/phones/phones.ts'
import { useTemplate } from '../../../template.ts'

/** How to register where the site shows the hours alone. */
export function DaftarLewatTelepon({ className }: { className: string }) {
	const [phone] = phonesOf(useTemplate())
	return (
		<p className={`text-[0.9375rem] text-soft ${className}`}>
			Pendaftaran untuk jadwal ini tidak lewat situs. {phone ? 'Hubungi ' : 'Datanglah '}
			{phone && (
				<>
					<a
						href={phone.to}
						className="inline-flex min-h-11 items-center whitespace-nowrap font-semibold text-teal-700 underline underline-offset-4"
					>
						{phone.noTelp}
					</a>{' '}
					atau datang{' '}
				</>
			)}
			ke meja pendaftaran.
		</p>
	)
}
