import { Download } from 'lucide-react'
import { tanggalWib } from '../../../contract/tanggal.ts'
import { downloadFile } from '../../lib/browser/download-file.ts'
import { useSendOnce } from '../../lib/fetching/use-send-once.ts'
import { browserApi } from '../../load.ts'
import { Button } from '../../ui/button/button.tsx'
import { Panel } from './panel.tsx'
import { FAILURE_LINE } from './use-member-data.ts'

export function UnduhData() {
	const { isSending, send } = useSendOnce(FAILURE_LINE)
	return (
		<Panel judul="Unduh data" pengantar="Semua yang ada di halaman ini dalam satu berkas JSON, untuk Anda simpan.">
			<Button
				look="secondary"
				aria-disabled={isSending}
				onClick={() => send(downloadMemberData)}
				className="mt-4 w-full"
			>
				<Download className="size-5" />
				Unduh data
			</Button>
		</Panel>
	)
}

/** The download contains the whole NIKs, which the page itself masks. */
async function downloadMemberData(): Promise<void> {
	const { data } = await browserApi()('GET /v1/public/member/data', { query: { nikLengkap: 'true' } })
	const name = `data-saya-${tanggalWib(Date.now())}.json`
	downloadFile(name, 'application/json', JSON.stringify(data, null, '\t'))
}
