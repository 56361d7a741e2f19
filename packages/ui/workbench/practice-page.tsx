import type { ReactNode } from 'react'
import { Avatar } from '../src/avatar.tsx'
import { Button } from '../src/button.tsx'
import { Letter } from '../src/letter.tsx'
import { StatusBanner } from '../src/status-banner.tsx'
import { Timeline } from '../src/timeline.tsx'

const soon = new Date(Date.now() + 19 * 3600_000)

export function PracticePage(): ReactNode {
  const words = (
    <Letter
      from="Dilnoza Karimova"
      position="Python ustozi"
      portrait={<Avatar animal="gazelle" name="" size={40} />}
      date="12-mart, 18:40"
      dateTime="2027-03-12T18:40:00+05:00"
      title="Deyarli tayyor"
      tone="rejected"
    >
      {
        'Sikl juda toza chiqibdi, barakalla!\n\nBitta joyi qoldi: foydalanuvchi harf kiritsa, dastur toʻxtab qolyapti. Buni qanday ushlab qolish mumkin?'
      }
    </Letter>
  )
  return (
    <main className="mx-auto grid max-w-5xl gap-6 p-4 md:grid-cols-2 md:items-start">
      <section className="flex flex-col gap-4">
        <StatusBanner
          status="uploaded"
          title="Ishingiz tekshirilmoqda"
          text="Javob kelganda xabar beramiz."
          promise={{ until: soon, label: 'Javob muddati:', late: 'Muddat oʻtdi, ustozga eslatdik.' }}
        />
        <StatusBanner
          status="uploaded"
          title="Ishingiz tekshirilmoqda"
          promise={{ until: new Date(0), label: 'Javob muddati:', late: 'Biroz kechikdik, lekin unutmadik.' }}
        />
        <StatusBanner status="approved" title="Qabul qilindi!" text="20 ball va 10 tanga sizniki." />
        <StatusBanner
          status="rejected"
          title="Yana bir urinish"
          text="Ustoz maktubini oʻqing va ishingizni toʻgʻrilang."
          action={<Button full>Tuzatish</Button>}
        />
        <Letter
          from="Jasur Aliyev"
          date="14-mart"
          dateTime="2027-03-14"
          tone="approved"
          portrait={<Avatar animal="eagle" name="" />}
        >
          Zoʻr ish!
        </Letter>
      </section>
      <section className="rounded-card border border-line bg-card p-4">
        <Timeline
          label="Ish tarixi"
          items={[
            {
              id: '4',
              tone: 'checking',
              title: '2-topshiriq',
              time: 'bugun, 09:12',
              dateTime: '2027-03-13T09:12',
              children: <p>main.py, 2 KB</p>,
            },
            {
              id: '3',
              tone: 'rejected',
              title: 'Tuzatish kerak',
              time: 'kecha, 18:40',
              dateTime: '2027-03-12T18:40',
              children: words,
            },
            {
              id: '2',
              tone: 'sent',
              title: '1-topshiriq',
              time: 'kecha, 15:03',
              dateTime: '2027-03-12T15:03',
            },
            { id: '1', tone: 'approved', title: 'Qabul qilindi', time: '10-mart', dateTime: '2027-03-10' },
          ]}
        />
      </section>
    </main>
  )
}
