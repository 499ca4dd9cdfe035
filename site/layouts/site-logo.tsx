import { merekAddress } from '../../contract/merek/merek-address.ts'
import { useTemplate } from '../template.ts'
import { Picture } from '../ui/picture/picture.tsx'

export function SiteLogo() {
	const template = useTemplate()
	const setting = template.webSetting.data
	const merek = template.merek.data
	if (setting?.logo)
		return (
			<Picture
				folder="web-setting"
				file={setting.logo}
				alt={setting.namaWeb}
				width={720}
				height={200}
				sizes="160px"
				priority
				whole
				className="h-11 w-auto max-w-full object-left max-sm:h-9 lg:max-xl:h-9"
			/>
		)
	return (
		<span className="flex items-center gap-2 font-bold text-base text-teal-800 leading-tight sm:text-xl">
			<img src={merekAddress('ikon-192.png', merek)} alt="" width={36} height={36} className="size-9 shrink-0" />
			{merek.namaPendek}
		</span>
	)
}

/** The first stop of the Tab key: it skips the menus. */
export const SkipLink = () => (
	<a
		href="#isi"
		className="no-print -translate-y-[calc(100%+1rem)] fixed top-3 left-3 z-50 rounded-full bg-teal-700 px-5 py-3 font-semibold text-white focus:translate-y-0"
	>
		Langsung ke isi halaman
	</a>
)
