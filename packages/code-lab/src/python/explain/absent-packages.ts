/** Packages that courses and videos on Python use and that are not here; a school may have added some, which then need no word. */
const names = [
  ...[
    'numpy',
    'pandas',
    'matplotlib',
    'seaborn',
    'scipy',
    'sklearn',
    'tensorflow',
    'torch',
    'keras',
    'plotly',
  ],
  ...['cv2', 'PIL', 'requests', 'bs4', 'lxml', 'selenium', 'scrapy', 'httpx', 'aiohttp', 'flask', 'django'],
  ...['fastapi', 'uvicorn', 'sqlalchemy', 'psycopg2', 'pymysql', 'telebot', 'aiogram', 'telegram', 'openai'],
  ...['pyautogui', 'pyttsx3', 'speech_recognition', 'playsound', 'gtts', 'pynput', 'keyboard', 'pyperclip'],
  ...[
    'openpyxl',
    'docx',
    'qrcode',
    'colorama',
    'termcolor',
    'tabulate',
    'rich',
    'tqdm',
    'prettytable',
    'emoji',
  ],
  ...['pytest', 'dotenv', 'yaml', 'pytz', 'dateutil', 'sympy', 'networkx', 'faker', 'art', 'pyfiglet'],
  ...['freegames', 'pip', 'sqlite3', 'ssl', 'curses', 'msvcrt', 'winsound', 'pydub', 'lzma'],
]

export const absentPackages = new RegExp(
  `^(?:No module named|The module) '(?<name>_?(?:${names.join('|')}))\\b`,
)
