import { ShieldCheck } from 'lucide-react'
import { contactAddress } from '../../../contract/links/contact-address.ts'
import { phonesOf } from '../../lib/phones/phones.ts'
import { useFitur, useTemplate } from '../../template.ts'
import { TextLink } from '../../ui/text/text-link.tsx'

/** The hospital's phone number as a call or WhatsApp link. */
export function KontakLink() {
	const setting = useTemplate().webSetting.data
	if (!setting?.noTelp) return <>kami</>
	return (
		<>
			kami di{' '}
			<TextLink to={contactAddress(setting.noTelp, setting.noTelpType)} className="inline-block">
				{setting.noTelp}
			</TextLink>
		</>
	)
}

export const DataSayaLink = () =>
	useFitur('data-saya') && (
		<p className="flex items-start gap-2.5 text-[0.9375rem] text-soft">
			<ShieldCheck className="mt-0.5 size-5 shrink-0 text-teal-700" />
			<span>
				Data Anda dan pasien Anda dapat dilihat, diunduh, atau dihapus di <TextLink to="/data-saya">Data Saya</TextLink>
				.
			</span>
		</p>
	)

/** For a browser without scripts: what the page would do, the desk does. */
export function TanpaSkrip() {
	const phones = phonesOf(useTemplate())
	return (
		<noscript>
			<div className="rounded-card bg-paper p-5 shadow-soft md:p-7">
				<p className="font-bold text-lg text-teal-900">Halaman ini belum dapat dipakai di browser Anda</p>
				<p className="mt-1">
					JavaScript di browser Anda tidak aktif. Untuk memesan, bertanya, mengubah, atau membatalkan reservasi, hubungi
					kami:
				</p>
				<ul className="mt-3 flex flex-col gap-2">
					{phones.map(({ title, noTelp, to }) => (
						<li key={title}>
							<TextLink to={to} className="inline-flex min-h-11 items-center">
								{to.startsWith('tel:') ? 'Telepon' : 'WhatsApp'} {noTelp}
							</TextLink>
						</li>
					))}
					<li>
						<TextLink to="/hubungi-kami" className="inline-flex min-h-11 items-center">
							Alamat dan nomor lain
						</TextLink>
					</li>
				</ul>
			</div>
		</noscript>
	)
}
